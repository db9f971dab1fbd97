import { type FormDefinition, isSameJson, type SubmissionData } from '@tideform/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type NestedForms, useNestedForms } from './NestedForms.tsx';

interface NestedFormProps {
  /** Definition of the nested form. Must stay the same object until the definition changes. */
  readonly form: FormDefinition;
  readonly data: SubmissionData;
  readonly idPrefix: string;
  readonly readOnly: boolean;
  /** Whether to show validation errors, because the outer form was submitted. */
  readonly showsErrors: boolean;
  readonly onData: (data: SubmissionData) => void;
}

/** Form inside an answer, with its own session. The author's code in the nested form doesn't run. */
export function NestedForm(props: NestedFormProps) {
  const nested = useNestedForms();
  return nested && <NestedFormSession {...props} nested={nested} />;
}

function NestedFormSession({ nested, ...props }: NestedFormProps & { readonly nested: NestedForms }) {
  const { form, data, readOnly, showsErrors } = props;
  const [start, setStart] = useState(data);
  const latestData = useRef(data);
  // External changes of the answers (a reset, a calculation) start a new session; changes in this nested form don't.
  if (latestData.current !== data) {
    if (!isSameJson(latestData.current, data)) setStart(data);
    latestData.current = data;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new start is what others have put there
  const session = useMemo(() => nested.open(form, latestData.current, readOnly), [nested, form, start, readOnly]);
  const latest = useRef(props);
  latest.current = props;
  useEffect(
    () =>
      session.subscribeData(() => {
        const next = session.data();
        if (isSameJson(next, latestData.current)) return;
        latestData.current = next;
        latest.current.onData(next);
      }),
    [session],
  );
  useEffect(() => {
    if (showsErrors) session.validate();
  }, [session, showsErrors]);
  return nested.render({ session, idPrefix: props.idPrefix, readOnly });
}
