import { Button, Caption1, Spinner } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { useTemplate } from '../../../templates/load-templates.ts';
import { useTemplateFacts } from '../../../templates/TemplateCards.tsx';
import { TemplateError } from '../../../templates/TemplateError.tsx';
import { DownloadSamplePdfButton, TemplateDescription, TemplateForm } from '../../../templates/TemplatePreview.tsx';
import type { FormTemplate, ListedTemplate } from '../../../templates/template.ts';
import { templatesMessages } from '../../../templates/templates.messages.ts';
import { useTemplatesStyles } from '../../../templates/templates.styles.ts';
import { GalleryHead } from './GalleryHead.tsx';
import { useGalleryStyles } from './useGalleryStyles.ts';

/** View of one template: a form to try, its description and similar templates, and a button to use it. */
export function TemplateView(props: {
  readonly listed: ListedTemplate;
  readonly templates: readonly ListedTemplate[];
  readonly isBusy: boolean;
  readonly errorBar: ReactNode;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly onChoose: (template: ListedTemplate) => void;
  readonly onUse: (template: FormTemplate) => void;
}) {
  const messages = useMessages(templatesMessages);
  const styles = useGalleryStyles();
  const view = useTemplatesStyles();
  const { listed, templates, isBusy, errorBar, onBack, onClose, onChoose, onUse } = props;
  const { value: template, cause, retry } = useTemplate(listed.url);
  const about = useTemplateFacts(listed);
  return (
    <>
      <GalleryHead
        title={<bdi>{listed.title}</bdi>}
        subject={about}
        isBusy={isBusy}
        onBack={onBack}
        onClose={onClose}
      />
      <div className={styles.middle}>
        {template ? (
          <div className={view.split}>
            <TemplateForm key={template.url} template={template} />
            <TemplateDescription template={template} templates={templates} onChoose={onChoose} />
          </div>
        ) : cause ? (
          <TemplateError cause={cause} onRetry={retry} />
        ) : (
          <Spinner className={styles.waiting} label={messages.loading} />
        )}
      </div>
      {errorBar}
      {template && (
        <div className={styles.foot}>
          <Caption1 className={styles.note}>{messages.canChange}</Caption1>
          <DownloadSamplePdfButton template={template} />
          <Button
            appearance="primary"
            disabledFocusable={isBusy}
            {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
            onClick={() => onUse(template)}
          >
            {isBusy ? messages.creating : messages.use}
          </Button>
        </div>
      )}
    </>
  );
}
