import { FluentProvider } from '@fluentui/react-components';
import { loadViews } from '@tideform/components/load-views';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, type SubmissionData } from '@tideform/engine';
import { speak } from '@tideform/i18n/loaded';
import { FormRunner, themes } from '@tideform/web/form-runner';
import { openBrowserScripts } from '@tideform/web/scripts';
import { createRoot } from 'react-dom/client';

interface Input {
  readonly schema: FormDefinition;
  readonly data: SubmissionData;
}

declare global {
  interface Window {
    __prepare: (input: Input) => Promise<unknown>;
    __mount: (element: HTMLElement, input: Input) => void;
    __ready: boolean;
  }
}

/** As the respond screen does: what draws the form's components is here before the form is drawn. */
window.__prepare = async ({ schema }) => loadViews(schema);

/** What a person who answers loads: the session, the components, the runner in the app's theme, and code's sandbox. */
window.__mount = (element, { schema, data }) => {
  const session = createSession({ form: schema, specs, data, scripts: openBrowserScripts });
  createRoot(element).render(
    <FluentProvider theme={themes.light}>
      <FormRunner session={session} appearance="plain" />
    </FluentProvider>,
  );
};
await speak({ language: 'en', locale: 'en' });
window.__ready = true;
