import { Caption1, Subtitle2 } from '@fluentui/react-components';
import { findEditorView } from '@tideform/components/editor-views';
import { editors } from '@tideform/components/editors';
import type { ComponentSample } from '@tideform/components/kit/component-sample.ts';
import { EditedFormProvider } from '@tideform/components/kit/EditedForm.tsx';
import { FileStoreProvider } from '@tideform/components/kit/FileStore.tsx';
import { prints } from '@tideform/components/prints';
import { settings } from '@tideform/components/settings';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, printForm, type Session, type SubmissionData } from '@tideform/engine';
import { useLocalized } from '@tideform/i18n/react';
import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import { FormRunner } from '../../form/FormRunner.tsx';
import { createMemoryFileStore } from '../../form/session/create-memory-file-store.ts';
import { openSession, useSessionLifecycle } from '../../form/session/open-session.ts';
import { PrintView } from './PrintView.tsx';
import { usePlaygroundStyles } from './playground.styles.ts';

/**
 * Props of a sample's card. `isFirst` is true for the first sample of a component. The other samples have the same
 * settings, so their settings are hidden at first.
 */
interface SampleCardProps {
  readonly type: keyof typeof settings;
  readonly sample: ComponentSample;
  readonly isFirst: boolean;
}

/** Card of one sample: as respondents answer it, its settings in the builder, its print, and the stored data. */
export function SampleCard({ type, sample, isFirst }: SampleCardProps) {
  const styles = usePlaygroundStyles();
  const titleId = useId();
  const [store] = useState(createMemoryFileStore);
  const [readOnly, setReadOnly] = useState(false);
  const [hasSettings, setHasSettings] = useState(isFirst);
  const session = useMemo(() => openSample(sample), [sample]);
  useSessionLifecycle(session);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.cardHead}>
        <Subtitle2 as="h3" id={titleId}>
          {sample.name}
        </Subtitle2>
        <label>
          <input type="checkbox" checked={readOnly} onChange={(event) => setReadOnly(event.target.checked)} /> Read-only
        </label>
        <label>
          <input type="checkbox" checked={hasSettings} onChange={(event) => setHasSettings(event.target.checked)} />{' '}
          Settings
        </label>
      </header>
      <div className={styles.view}>
        <FileStoreProvider value={store}>
          <FormRunner key={String(readOnly)} session={session} readOnly={readOnly} appearance="plain" />
        </FileStoreProvider>
      </div>
      <div className={styles.settings}>{hasSettings && <Pane type={type} sample={sample} form={session.form} />}</div>
      <PrintPreview session={session} />
    </article>
  );
}

interface PaneProps {
  readonly type: keyof typeof settings;
  readonly sample: ComponentSample;
  readonly form: FormDefinition;
}

/** Settings pane of the sample's component, as in the builder. */
function Pane({ type, sample, form }: PaneProps) {
  const settingsForm = useLocalized(settings[type]);
  const pane = useMemo(() => openSettings(settingsForm, sample), [settingsForm, sample]);
  return (
    <EditedFormProvider value={{ form, component: sample.definition }}>
      <FormRunner session={pane} appearance="plain" moreViews={findEditorView} />
    </EditedFormProvider>
  );
}

/** Print blocks and stored data of the current answers. */
function PrintPreview({ session }: { readonly session: Session }) {
  const styles = usePlaygroundStyles();
  const printMessages = useLocalized(prints);
  const data = useSyncExternalStore(session.subscribeData, session.data);
  const blocks = useMemo(
    () => printForm(createSession({ form: session.form, specs, data, readOnly: true }), printMessages),
    [session, data, printMessages],
  );
  return (
    <div className={styles.paper}>
      <PrintView blocks={blocks} />
      <Caption1 as="pre" className={styles.json}>
        {JSON.stringify(data, null, 1)}
      </Caption1>
    </div>
  );
}

function openSample({ definition, answer }: ComponentSample): Session {
  const form: FormDefinition = { display: 'form', components: [definition] };
  const data = answer === undefined ? {} : createDataAt(definition.key ?? definition.type, answer);
  return openSession({ form, data });
}

function openSettings(form: FormDefinition, { definition }: ComponentSample): Session {
  return createSession({ form, specs: { ...specs, ...editors }, data: definition as SubmissionData });
}

const createDataAt = (path: string, answer: unknown): SubmissionData =>
  path.split('.').reduceRight<unknown>((value, name) => ({ [name]: value }), answer) as SubmissionData;
