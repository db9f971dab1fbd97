import { FluentProvider } from '@fluentui/react-components';
import { loadAllViews } from '@tideform/components/load-views';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, type SubmissionData } from '@tideform/engine';
import { createRoot } from 'react-dom/client';
import { FormRunner } from '../../apps/web/src/form/FormRunner.tsx';
import { themes } from '../../apps/web/src/shell/theme/brand.ts';

interface Input {
  readonly schema: FormDefinition;
  readonly data: SubmissionData;
}

declare global {
  interface Window {
    __mount: (element: HTMLElement, input: Input) => void;
    __ready: boolean;
  }
}

/** What a person who answers loads: the session, the components and the runner, in the app's theme. */
window.__mount = (element, { schema, data }) => {
  const session = createSession({ form: schema, specs, data });
  createRoot(element).render(
    <FluentProvider theme={themes.light}>
      <FormRunner session={session} appearance="plain" />
    </FluentProvider>,
  );
};
// As the respond screen does: what draws the form is here before the form is drawn.
await loadAllViews();
window.__ready = true;
