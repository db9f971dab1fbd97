import { FluentProvider } from '@fluentui/react-components';
import { loadViews } from '@tideform/components/load-views';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, type SubmissionData } from '@tideform/engine';
import { addLocale } from '@tideform/i18n/loaded';
import { FormRunner, themes } from '@tideform/web/form-runner';
import { openScriptHost } from '@tideform/web/scripts';
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

/** Loads the component views before the form is rendered, as the respond screen does. */
window.__prepare = async ({ schema }) => loadViews(schema);

/**
 * Mounts a form with the code that respondents load: the session, the components, the runner in the app's theme, and
 * the script sandbox.
 */
window.__mount = (element, { schema, data }) => {
  const session = createSession({ form: schema, specs, data, scripts: openScriptHost });
  createRoot(element).render(
    <FluentProvider theme={themes.light}>
      <FormRunner session={session} appearance="plain" />
    </FluentProvider>,
  );
};
await addLocale({ language: 'en', locale: 'en' });
window.__ready = true;
