import { Body1, Button, Caption1, Spinner, Subtitle2, Tag } from '@fluentui/react-components';
import { DocumentPdf20Regular } from '@fluentui/react-icons';
import { specs } from '@tideform/components/specs';
import { createSession, upgradeForm } from '@tideform/engine';
import { parseFormTests } from '@tideform/engine/form-tests';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useEffect, useMemo, useState } from 'react';
import { failureMessages } from '../failures/failure.messages.ts';
import { formatCause } from '../failures/format-failure.ts';
import { FormRunner } from '../form/FormRunner.tsx';
import { useViews } from '../form/useViews.ts';
import { saveFile } from '../ui/browser/save-file.ts';
import { findRelatedTemplates } from './search-templates.ts';
import { TemplateCards } from './TemplateCards.tsx';
import { type FormTemplate, industries, type ListedTemplate } from './template.ts';
import { templatesMessages } from './templates.messages.ts';
import { useTemplatesStyles } from './templates.styles.ts';

/** Description of a template, with its source and related templates. */
export function TemplateDescription(props: {
  readonly template: FormTemplate;
  /** All templates, among which related ones are found. */
  readonly templates: readonly ListedTemplate[];
  readonly onChoose: (template: ListedTemplate) => void;
}) {
  const messages = useMessages(templatesMessages);
  const styles = useTemplatesStyles();
  const { template, templates, onChoose } = props;
  const { description, tags, source, tests } = template;
  const count = useMemo(() => parseFormTests(tests).length, [tests]);
  const related = useMemo(() => findRelatedTemplates(templates, template), [templates, template]);
  const industryOf = (tag: string) => industries.find((industry) => industry === tag);
  return (
    <div className={styles.side}>
      {description && (
        <Body1 as="p" block dir="auto" className={styles.paragraph}>
          {description}
        </Body1>
      )}
      <ul className={styles.tagRow} aria-label={messages.tags}>
        {tags.map((tag) => {
          const industry = industryOf(tag);
          return (
            <li key={tag}>
              <Tag size="extra-small">{industry ? messages.industries[industry] : tag}</Tag>
            </li>
          );
        })}
      </ul>
      {source && (
        <Caption1 block className={styles.quiet}>
          {messages.source({ source })}
        </Caption1>
      )}
      {count > 0 && (
        <Caption1 block className={styles.quiet}>
          {messages.tests({ count })}
        </Caption1>
      )}
      {related.length > 0 && (
        <>
          <Subtitle2 as="h3" className={styles.heading}>
            {messages.related}
          </Subtitle2>
          <TemplateCards isSmall label={messages.related} templates={related} onChoose={onChoose} />
        </>
      )}
    </div>
  );
}

/** Form of a template, which users can try out. Its code doesn't run, because it is untrusted. */
export function TemplateForm({ template }: { readonly template: FormTemplate }) {
  const messages = useMessages(templatesMessages);
  const styles = useTemplatesStyles();
  const { schema } = template;
  const session = useMemo(
    () => createSession({ form: upgradeForm(schema), specs, viewer: { isCreator: true }, nowMs: Date.now() }),
    [schema],
  );
  useEffect(() => () => session.close(), [session]);
  const hasViews = useViews(session.form);
  if (!hasViews) return <Spinner size="medium" />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the focus to scroll the section
    <section className={styles.stage} tabIndex={0} aria-label={messages.tryIt}>
      <div className={styles.paper}>
        <FormRunner isCodeOff session={session} onSubmit={() => undefined} onAction={() => undefined} />
      </div>
    </section>
  );
}

/** Button that downloads the PDF of a sample response to the template's form. */
export function DownloadSamplePdfButton({ template }: { readonly template: FormTemplate }) {
  const messages = useMessages(templatesMessages);
  const failures = useMessages(failureMessages);
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const renderPdf = async () => {
    setBusy(true);
    setError('');
    try {
      const { renderTemplatePdf } = await import('./render-template-pdf.ts');
      saveFile(await renderTemplatePdf(template, locale, new AbortController().signal), template.title, 'pdf');
    } catch (cause) {
      setError(formatCause(cause, failures));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {error && <Caption1 role="alert">{error}</Caption1>}
      <Button
        disabledFocusable={isBusy}
        icon={isBusy ? <Spinner size="tiny" aria-hidden="true" /> : <DocumentPdf20Regular />}
        onClick={renderPdf}
      >
        {isBusy ? messages.drawing : messages.previewPdf}
      </Button>
    </>
  );
}
