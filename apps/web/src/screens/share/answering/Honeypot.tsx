import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';

/** A field that programs fill in. People neither see, hear nor reach it, and no browser fills it in for them. */
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
