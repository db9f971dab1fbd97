import { Dialog, DialogSurface, MessageBar, MessageBarBody, mergeClasses } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { Activity, useState } from 'react';
import { useNavigate } from 'react-router';
import { type FormOfTemplate, useAddFromTemplate } from '../../../data/useAddFromTemplate.ts';
import { useTeams } from '../../../data/useTeams.ts';
import { noTemplateFilter, type TemplateFilter, TemplateGallery } from '../../../templates/TemplateGallery.tsx';
import type { ListedTemplate } from '../../../templates/template.ts';
import { useTemplates } from '../../../templates/useTemplate.ts';
import { MembersPart } from '../../../ui/MembersPart.tsx';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { useFocusBack } from '../../../ui/useFocusBack.ts';
import { blankForm } from '../blank-form.ts';
import { noWish, type Wish } from '../describing/AskForm.tsx';
import { DescribeView } from '../describing/DescribeView.tsx';
import { describeMessages } from '../describing/describe.messages.ts';
import { formsMessages } from '../forms.messages.ts';
import { type Way, WayTabs, wayPanel } from '../ways/WayTabs.tsx';
import { GalleryHead } from './GalleryHead.tsx';
import { Starts } from './Starts.tsx';
import { TemplateView } from './TemplateView.tsx';
import { useGalleryStyles } from './useGalleryStyles.ts';
import { useTeamsGallery } from './useTeamsGallery.ts';

const ImportView = onDemand(async () => (await import('../importing/ImportView.tsx')).ImportView);

/** Let's Build: what somebody describes, an empty page, a form that people bring, or a template. A team's first form makes its library, which takes a moment. */
export function LetsBuild(props: { readonly teamId: string; readonly onClose: () => void }) {
  const { teamId, onClose } = props;
  const messages = useMessages(formsMessages);
  const styles = useGalleryStyles();
  const add = useAddFromTemplate();
  const navigate = useNavigate();
  const general = useTemplates();
  const [way, setWay] = useState<Way>('new');
  const [hasImport, setHasImport] = useState(false);
  const [filter, setFilter] = useState(noTemplateFilter);
  const [isBack, setBack] = useState(false);
  const ofTeams = useTeamsGallery(teamId, filter.isOfTeams);
  const hasTeams = (useTeams()?.length ?? 0) > 1;
  const describe = useMessages(describeMessages);
  const [looked, setLooked] = useState<ListedTemplate>();
  const [wish, setWish] = useState<Wish>(noWish);
  const [describing, setDescribing] = useState<'asking' | 'now'>();
  const { isBusy, error, attempt } = useAttempt();
  useFocusBack();
  const make = (template: FormOfTemplate) =>
    attempt(async () => {
      const form = await add(teamId, template);
      await navigate(`/teams/${teamId}/forms/${form.id}/build`);
    });
  const close = () => !isBusy && onClose();
  const choose = (next: Way) => {
    if (next === 'new') setFilter(noTemplateFilter);
    setBack(next === 'new');
    setWay(next);
    if (next === 'import') setHasImport(true);
  };
  const find = (next: TemplateFilter) => {
    setFilter(next);
    setWay('templates');
  };
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
        aria-label={describing ? describe.title : looked ? looked.title : messages.letsBuild}
      >
        <div className={styles.body}>
          {describing ? (
            <MembersPart>
              <DescribeView
                {...{ wish, isBusy, failed }}
                onWish={setWish}
                startsNow={describing === 'now'}
                onBack={() => setDescribing(undefined)}
                onClose={close}
                onUse={make}
              />
            </MembersPart>
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
              <GalleryHead title={messages.letsBuild} isBusy={isBusy} onClose={close} />
              {failed}
              {way === 'new' ? (
                <Starts
                  isBusy={isBusy}
                  takesFocus={isBack}
                  wish={wish}
                  onWish={setWish}
                  onDescribe={setDescribing}
                  onBlank={() => make({ title: messages.blankTitle, schema: blankForm(messages.submit) })}
                  onImport={() => choose('import')}
                />
              ) : (
                <WayTabs
                  chosen={way}
                  isBusy={isBusy}
                  takesFocus={way === 'import'}
                  className={styles.ways}
                  onChoose={choose}
                />
              )}
              {way !== 'import' && (
                <div className={styles.library} {...(way === 'templates' && wayPanel(way))}>
                  <TemplateGallery
                    {...{ gallery, hasTeams, filter }}
                    isAlone={way === 'templates'}
                    onFilter={find}
                    onChoose={look}
                  />
                </div>
              )}
            </>
          )}
          {hasImport && (
            // What was brought or pasted stays while somebody looks at the other ways.
            <Activity mode={way === 'import' && !describing && !looked ? 'visible' : 'hidden'}>
              <MembersPart>
                <ImportView teamId={teamId} isBusy={isBusy} onCreate={attempt} />
              </MembersPart>
            </Activity>
          )}
        </div>
      </DialogSurface>
    </Dialog>
  );
}
