import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';

/** Input that only programs fill in: people can't see or reach it, and browsers don't autofill it. */
export function Honeypot({ onChange }: { readonly onChange: (text: string) => void }) {
  return (
    <div aria-hidden="true" className={useHiddenClass()}>
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        maxLength={1000}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
