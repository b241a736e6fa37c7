//! JSON in a readable layout: short values on one line.

use serde_json::Value;

const WIDTH: usize = 120;

/// The text of a value, with an end of line.
#[must_use]
pub fn of(value: &Value) -> String {
    let mut text = String::new();
    write(value, 0, 0, &mut text);
    text + "\n"
}

/// Writes a value which stands this deep, behind the name of a field.
fn write(value: &Value, depth: usize, name: usize, text: &mut String) {
    let line = line(value);
    let items: Vec<(String, &Value)> = match value {
        Value::Array(items) => items.iter().map(|item| (String::new(), item)).collect(),
        Value::Object(fields) => {
            fields.iter().map(|(name, value)| (format!("{}: ", Value::from(name.as_str())), value)).collect()
        }
        _ => vec![],
    };
    if items.is_empty() || depth > 0 && 2 * depth + name + line.len() < WIDTH {
        return text.push_str(&line);
    }
    let inset = "  ".repeat(depth);
    if matches!(value, Value::Array(items) if !items.iter().any(|item| item.is_array() || item.is_object())) {
        return *text += &format!("[\n{}{inset}]", filled(&items, &format!("{inset}  ")));
    }
    let (open, close) = if value.is_array() { ('[', ']') } else { ('{', '}') };
    text.push(open);
    for (place, (name, item)) in items.iter().enumerate() {
        *text += if place == 0 { "\n" } else { ",\n" };
        *text += &format!("{inset}  {name}");
        write(item, depth + 1, name.len(), text);
    }
    *text += &format!("\n{inset}{close}");
}

/// Words and numbers, as many in a line as fit.
fn filled(items: &[(String, &Value)], inset: &str) -> String {
    let (mut lines, mut last) = (String::new(), inset.to_owned());
    for (place, (_, item)) in items.iter().enumerate() {
        let item = if place + 1 == items.len() { line(item) } else { format!("{},", line(item)) };
        if last.len() + 1 + item.len() > WIDTH {
            lines += &format!("{}\n", last.trim_end());
            last = inset.to_owned();
        }
        last += &format!("{item} ");
    }
    format!("{lines}{}\n", last.trim_end())
}

/// A value in one line, with a space behind each comma and colon.
fn line(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("[{}]", items.iter().map(line).collect::<Vec<_>>().join(", ")),
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| format!("{}: {}", Value::from(name.as_str()), line(value)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
        }
        value => value.to_string(),
    }
}
