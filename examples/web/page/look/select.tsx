// A choice of one among several, with its label.
type Props = {
  label: string;
  /** Values and what they are called. */
  options: readonly (readonly [string, string])[];
  value: string;
  onChange: (value: string) => void;
  id?: string;
  /** Whether the label is only read out. */
  quiet?: boolean;
};

export function Select({ label, options, value, onChange, id, quiet }: Props) {
  const list = (
    <select id={id} value={value} aria-label={quiet ? label : undefined} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {options.map(([each, text]) => (
        <option key={each} value={each} selected={each === value}>
          {text}
        </option>
      ))}
    </select>
  );
  if (quiet) return list;
  return (
    <label class="field">
      <span>{label}</span>
      {list}
    </label>
  );
}
