import { Button, Caption1, makeStyles, Spinner, Subtitle1, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { Logo } from '../../shell/Logo.tsx';
import { useTemplate, useTemplates } from '../../templates/load-templates.ts';
import { useTemplateFacts } from '../../templates/TemplateCards.tsx';
import { TemplateError } from '../../templates/TemplateError.tsx';
import { DownloadSamplePdfButton, TemplateDescription, TemplateForm } from '../../templates/TemplatePreview.tsx';
import type { FormTemplate } from '../../templates/template.ts';
import { templatesMessages } from '../../templates/templates.messages.ts';
import { useTemplatesStyles } from '../../templates/templates.styles.ts';

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', width: '100%', height: '100%', minHeight: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '56px',
    padding: '8px 24px',
    boxSizing: 'border-box',
    flexShrink: 0,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 640px)': { padding: '8px 12px' },
  },
  mark: { display: 'flex', color: tokens.colorBrandForeground1 },
  names: { display: 'flex', flexDirection: 'column', minWidth: 0, marginInlineEnd: 'auto' },
  title: { margin: 0 },
  about: { color: tokens.colorNeutralForeground3 },
  middle: { display: 'flex', width: '100%' },
  waiting: { margin: 'auto' },
});

const createBuildPath = (url: string): string => `/templates/build?url=${encodeURIComponent(url)}`;

/** Screen at `/templates/preview?url=…`: shows a template and lets visitors try it without signing in. */
export function TemplatePreviewScreen() {
  const styles = useStyles();
  const messages = useMessages(templatesMessages);
  const [url, setUrl] = useState(() => new URLSearchParams(location.search).get('url') ?? '');
  const { value: template, cause, retry } = useTemplate(url);
  useEffect(() => {
    if (template) document.title = template.title;
  }, [template]);
  const choose = (to: string) => {
    history.replaceState(null, '', `?url=${encodeURIComponent(to)}`);
    setUrl(to);
  };
  if (template) return <TemplatePreview template={template} onChoose={choose} />;
  return (
    <div className={styles.middle}>
      {cause ? (
        <TemplateError level="h1" cause={cause} onRetry={retry} />
      ) : (
        <Spinner label={messages.loading} className={styles.waiting} />
      )}
    </div>
  );
}

function TemplatePreview({
  template,
  onChoose,
}: {
  readonly template: FormTemplate;
  readonly onChoose: (url: string) => void;
}) {
  const styles = useStyles();
  const view = useTemplatesStyles();
  const messages = useMessages(templatesMessages);
  const about = useTemplateFacts(template);
  const gallery = useTemplates();
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Logo size={24} />
        </span>
        <div className={styles.names}>
          <Subtitle1 as="h1" className={styles.title}>
            <bdi>{template.title}</bdi>
          </Subtitle1>
          <Caption1 className={styles.about}>{about}</Caption1>
        </div>
        <DownloadSamplePdfButton template={template} />
        <Button as="a" appearance="primary" href={createBuildPath(template.url)}>
          {messages.use}
        </Button>
      </header>
      <div className={view.split}>
        <TemplateForm key={template.url} template={template} />
        <TemplateDescription
          template={template}
          templates={gallery.value?.templates ?? []}
          onChoose={({ url }) => onChoose(url)}
        />
      </div>
    </div>
  );
}
