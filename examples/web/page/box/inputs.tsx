// Inputs of a form, each with its label above it and its mistake below.
import { Ruled } from '../look/ruled';
import { Note, useMark } from './mistakes';

/** `rule` is that which the input is about. */
type Labelled = { id: string; label: string; rule?: string };

const Label = ({ id, label, rule }: Labelled) => (
  <span class="entry-label">
    <label for={id}>{label}</label> {rule && <Ruled text={rule} />}
  </span>
);

/** `bare` if its mistake stands elsewhere. */
type Texted = Labelled & { value: string; put: (text: string) => void; most: number; number?: boolean; bare?: boolean };

export function Text({ id, label, rule, value, put, most, number, bare }: Texted) {
  return (
    <div class="entry">
      <Label id={id} label={label} rule={rule} />
      <input
        id={id}
        class={number ? 'number' : undefined}
        type="text"
        inputMode={number ? 'numeric' : undefined}
        autocomplete="off"
        maxLength={most}
        value={value}
        onInput={({ currentTarget }) => put(currentTarget.value)}
        {...useMark(id)}
      />
      {!bare && <Note of={id} />}
    </div>
  );
}

type Options = readonly (readonly [string, string])[];

export function Choice({ id, label, rule, value, put, options }: Labelled & { value: string; put: (value: string) => void; options: Options }) {
  return (
    <div class="entry">
      <Label id={id} label={label} rule={rule} />
      <select id={id} value={value} onChange={({ currentTarget }) => put(currentTarget.value)} {...useMark(id)}>
        {options.map(([each, text]) => (
          <option key={each} value={each} selected={each === value}>
            {text}
          </option>
        ))}
      </select>
      <Note of={id} />
    </div>
  );
}

export function Tick({ id, label, rule, value, put }: Labelled & { value: boolean; put: (value: boolean) => void }) {
  return (
    <span class="tick">
      <label class="field">
        <input type="checkbox" id={id} checked={value} onChange={() => put(!value)} />
        {label}
      </label>
      {rule && <Ruled text={rule} />}
    </span>
  );
}

type Numbered = { texts: string[]; idOf: (at: number) => string; labelOf: (at: number) => string; put: (texts: string[]) => void };

/** Numbers side by side, their mistakes below. */
export function Numbers({ texts, idOf, labelOf, put }: Numbered) {
  return (
    <>
      <div class="fields numbers">
        {texts.map((text, at) => (
          <Text key={at} id={idOf(at)} number bare most={9} label={labelOf(at)} value={text} put={(next) => put(texts.with(at, next))} />
        ))}
      </div>
      {texts.map((_, at) => (
        <Note key={at} of={idOf(at)} />
      ))}
    </>
  );
}
