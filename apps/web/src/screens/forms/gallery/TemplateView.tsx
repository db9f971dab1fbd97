import { Button, Caption1, mergeClasses, Spinner, Title3 } from '@fluentui/react-components';
import { ArrowLeft20Regular, Dismiss20Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import type { ReactNode } from 'react';
import { NoTemplateHere } from '../../../templates/NoTemplateHere.tsx';
import { PreviewPdf } from '../../../templates/PreviewPdf.tsx';
import { TemplateAbout } from '../../../templates/TemplateAbout.tsx';
import { useAbout } from '../../../templates/TemplateCards.tsx';
import { TemplateForm } from '../../../templates/TemplateForm.tsx';
import type { FormTemplate, ListedTemplate } from '../../../templates/template.ts';
import { useTemplatesStyles } from '../../../templates/templates.styles.ts';
import { templatesWords } from '../../../templates/templates.words.ts';
import { useTemplate } from '../../../templates/useTemplate.ts';
import { Mirrored } from '../../../ui/Mirrored.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { useGalleryStyles } from './useGalleryStyles.ts';

/** One template: its form to try, what it is and what is like it, and the way to a form of one's own. */
export function TemplateView(props: {
  readonly listed: ListedTemplate;
  readonly templates: readonly ListedTemplate[];
  readonly isBusy: boolean;
  readonly failed: ReactNode;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly onChoose: (template: ListedTemplate) => void;
  readonly onUse: (template: FormTemplate) => void;
}) {
  const words = useWords(templatesWords);
  const ui = useWords(uiWords);
  const styles = useGalleryStyles();
  const view = useTemplatesStyles();
  const { listed, templates, isBusy, failed, onBack, onClose, onChoose, onUse } = props;
  const { value: template, cause, retry } = useTemplate(listed.url);
  const about = useAbout(listed);
  return (
    <>
      <div className={mergeClasses(styles.head, styles.back)}>
        <Button
          appearance="subtle"
          icon={
            <Mirrored>
              <ArrowLeft20Regular />
            </Mirrored>
          }
          aria-label={ui.back}
          disabled={isBusy}
          onClick={onBack}
        />
        <Title3 as="h2" className={styles.title}>
          <bdi>{listed.title}</bdi>
        </Title3>
        <Caption1 className={styles.subject}>{about}</Caption1>
        <Button
          appearance="subtle"
          className={styles.close}
          icon={<Dismiss20Regular />}
          aria-label={ui.close}
          onClick={onClose}
        />
      </div>
      <div className={styles.middle}>
        {template ? (
          <div className={view.split}>
            <TemplateForm key={template.url} template={template} />
            <TemplateAbout template={template} templates={templates} onChoose={onChoose} />
          </div>
        ) : cause ? (
          <NoTemplateHere cause={cause} onAgain={retry} />
        ) : (
          <Spinner className={styles.waiting} label={words.loading} />
        )}
      </div>
      {failed}
      {template && (
        <div className={styles.foot}>
          <Caption1 className={styles.note}>{words.canChange}</Caption1>
          <PreviewPdf template={template} />
          <Button
            appearance="primary"
            disabledFocusable={isBusy}
            {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
            onClick={() => onUse(template)}
          >
            {isBusy ? words.creating : words.use}
          </Button>
        </div>
      )}
    </>
  );
}
