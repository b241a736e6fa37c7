//! A mean and its confidence interval.

use std::fmt;

/// The mean of numbers, and the half width of its 95 % confidence interval if there are at least two.
#[derive(Clone, Copy)]
pub struct Figures {
    mean: f64,
    half_width: Option<f64>,
}

impl Figures {
    pub fn of(numbers: &[f64]) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "some hundreds")]
        let count = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0);
        Self { mean, half_width: (numbers.len() > 1).then(|| 1.96 * (variance / count).sqrt()) }
    }

    /// Of the differences, pair by pair.
    pub fn between(these: &[f64], others: &[f64]) -> Self {
        Self::of(&these.iter().zip(others).map(|(this, other)| this - other).collect::<Vec<_>>())
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2}", self.mean)?;
        self.half_width.map_or(Ok(()), |half_width| write!(f, " ± {half_width:.2}"))
    }
}
