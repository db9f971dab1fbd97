import { type FormDefinition, type SubmissionData, sameJson } from '@tideform/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type NestedForms, useNestedForms } from './NestedForms.tsx';

interface NestedFormProps {
  /** The same object as long as it asks the same. */
  readonly form: FormDefinition;
  readonly data: SubmissionData;
  readonly idPrefix: string;
  readonly readOnly: boolean;
  /** A submit was tried: what is wrong inside is shown. */
  readonly isChecked: boolean;
  readonly onData: (data: SubmissionData) => void;
}

/** A form of its own in an answer. Its author's code does not run. */
export function NestedForm(props: NestedFormProps) {
  const nested = useNestedForms();
  return nested && <OpenForm {...props} nested={nested} />;
}

function OpenForm({ nested, ...props }: NestedFormProps & { readonly nested: NestedForms }) {
  const { form, data, readOnly, isChecked } = props;
  const [start, setStart] = useState(data);
  const written = useRef(data);
  // Answers that others have put there (a reset, a calculation) begin again; our own that come back do not.
  if (written.current !== data) {
    if (!sameJson(written.current, data)) setStart(data);
    written.current = data;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new start is what others have put there
  const session = useMemo(() => nested.open(form, written.current, readOnly), [nested, form, start, readOnly]);
  const latest = useRef(props);
  latest.current = props;
  useEffect(
    () =>
      session.subscribeData(() => {
        const next = session.data();
        if (sameJson(next, written.current)) return;
        written.current = next;
        latest.current.onData(next);
      }),
    [session],
  );
  useEffect(() => {
    if (isChecked) session.validate();
  }, [session, isChecked]);
  return nested.draw({ session, idPrefix: props.idPrefix, readOnly });
}
