import {
  Button,
  Caption1,
  Dialog,
  DialogSurface,
  MessageBar,
  MessageBarBody,
  mergeClasses,
  Spinner,
  Subtitle2,
  Title3,
} from '@fluentui/react-components';
import { ArrowUpload24Regular, Dismiss20Regular, DocumentAdd24Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type FormOfTemplate, useAddFromTemplate } from '../../../data/useAddFromTemplate.ts';
import { useTeams } from '../../../data/useTeams.ts';
import { noTemplateFilter, TemplateGallery } from '../../../templates/TemplateGallery.tsx';
import type { ListedTemplate } from '../../../templates/template.ts';
import { useTemplates } from '../../../templates/useTemplate.ts';
import { IconTile } from '../../../ui/IconTile.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { blankForm } from '../blank-form.ts';
import { noWish, type Wish } from '../describing/AskForm.tsx';
import { DescribeCard } from '../describing/DescribeCard.tsx';
import { DescribeView } from '../describing/DescribeView.tsx';
import { describeWords } from '../describing/describe.words.ts';
import { useFormsStyles } from '../forms.styles.ts';
import { formsWords } from '../forms.words.ts';
import { TemplateView } from './TemplateView.tsx';
import { useGalleryStyles } from './useGalleryStyles.ts';
import { useTeamsGallery } from './useTeamsGallery.ts';

/** Let's Build: what somebody describes, an empty page, a form that people bring, or a template. A team's first form makes its library, which takes a moment. */
export function LetsBuild(props: {
  readonly teamId: string;
  readonly onClose: () => void;
  /** Goes on to the import of a form. */
  readonly onImport: () => void;
}) {
  const { teamId, onClose, onImport } = props;
  const words = useWords(formsWords);
  const ui = useWords(uiWords);
  const styles = useGalleryStyles();
  const add = useAddFromTemplate();
  const navigate = useNavigate();
  const general = useTemplates();
  const [filter, setFilter] = useState(noTemplateFilter);
  const ofTeams = useTeamsGallery(teamId, filter.isOfTeams);
  const hasTeams = (useTeams()?.length ?? 0) > 1;
  const describe = useWords(describeWords);
  const [looked, setLooked] = useState<ListedTemplate>();
  const [wish, setWish] = useState<Wish>(noWish);
  const [describing, setDescribing] = useState<'asking' | 'now'>();
  const { isBusy, error, attempt } = useAttempt();
  const make = (template: FormOfTemplate) =>
    attempt(async () => {
      const form = await add(teamId, template);
      await navigate(`/teams/${teamId}/forms/${form.id}/build`);
    });
  const close = () => !isBusy && onClose();
  const isSearching = filter.search !== '' || filter.industries.length > 0 || filter.isOfTeams;
  const gallery = filter.isOfTeams
    ? {
        value: ofTeams.templates && { templates: ofTeams.templates, missing: [] },
        cause: undefined,
        retry: () => undefined,
      }
    : general;
  const look = (template: ListedTemplate) => {
    if (template.from === undefined) setLooked(template);
    else void ofTeams.open(template).then(setLooked);
  };
  const failed = error && (
    <div className={styles.error}>
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>{error}</MessageBarBody>
      </MessageBar>
    </div>
  );
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface
        className={mergeClasses(styles.surface, (looked || describing) && styles.wide)}
        aria-label={describing ? describe.title : looked ? looked.title : words.letsBuild}
      >
        <div className={styles.body}>
          {describing ? (
            <DescribeView
              {...{ wish, isBusy, failed }}
              onWish={setWish}
              startsNow={describing === 'now'}
              onBack={() => setDescribing(undefined)}
              onClose={close}
              onUse={make}
            />
          ) : looked ? (
            <TemplateView
              listed={looked}
              templates={gallery.value?.templates ?? []}
              isBusy={isBusy}
              failed={failed}
              onBack={() => setLooked(undefined)}
              onClose={close}
              onChoose={look}
              onUse={make}
            />
          ) : (
            <>
              <div className={styles.head}>
                <Title3 as="h2" className={styles.title}>
                  {words.letsBuild}
                </Title3>
                <Button
                  appearance="subtle"
                  className={styles.close}
                  icon={<Dismiss20Regular />}
                  aria-label={ui.close}
                  onClick={close}
                />
              </div>
              {failed}
              {!isSearching && (
                <Starts
                  isBusy={isBusy}
                  wish={wish}
                  onWish={setWish}
                  onDescribe={setDescribing}
                  onBlank={() => make({ title: words.blankTitle, schema: blankForm(words.submit) })}
                  onImport={onImport}
                />
              )}
              <div className={styles.library}>
                <TemplateGallery {...{ gallery, hasTeams, filter }} onFilter={setFilter} onChoose={look} />
              </div>
            </>
          )}
        </div>
      </DialogSurface>
    </Dialog>
  );
}

function Starts(props: {
  readonly isBusy: boolean;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly onDescribe: (how: 'asking' | 'now') => void;
  readonly onBlank: () => void;
  readonly onImport: () => void;
}) {
  const words = useWords(formsWords);
  const styles = useGalleryStyles();
  const forms = useFormsStyles();
  const { isBusy, wish, onWish, onDescribe, onBlank, onImport } = props;
  return (
    <div className={styles.starts}>
      <DescribeCard
        {...{ wish, isBusy }}
        onChange={onWish}
        onMore={() => onDescribe('asking')}
        onGenerate={() => onDescribe('now')}
      />
      <button type="button" className={mergeClasses(forms.start, styles.start)} onClick={onBlank} disabled={isBusy}>
        {isBusy ? <Spinner size="medium" aria-hidden="true" /> : <IconTile icon={<DocumentAdd24Regular />} />}
        <span className={forms.startWords}>
          <Subtitle2>{words.blank}</Subtitle2>
          <Caption1 className={forms.hint} role="status">
            {isBusy ? words.creating : words.letsBuildText}
          </Caption1>
        </span>
      </button>
      <button type="button" className={mergeClasses(forms.start, styles.start)} onClick={onImport} disabled={isBusy}>
        <IconTile icon={<ArrowUpload24Regular />} tint="steel" />
        <span className={forms.startWords}>
          <Subtitle2>{words.import}</Subtitle2>
          <Caption1 className={forms.hint}>{words.importText}</Caption1>
        </span>
      </button>
    </div>
  );
}
