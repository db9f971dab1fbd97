import { Dialog, DialogSurface, MessageBar, MessageBarBody, mergeClasses } from '@fluentui/react-components';
import { createSubmitButton } from '@tideform/components/form-parts';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { Activity, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type FormFromTemplate, useAddFromTemplate } from '../../data/forms/useAddForm.ts';
import { type TeamTemplate, useTeamTemplates } from '../../data/forms/useTeamTemplates.ts';
import { useTeams } from '../../data/teams/useTeams.ts';
import { useTemplates } from '../../templates/load-templates.ts';
import { noTemplateFilter, type TemplateFilter, TemplateGallery } from '../../templates/TemplateGallery.tsx';
import type { ListedTemplate } from '../../templates/template.ts';
import { useRestoreFocus } from '../../ui/dialogs/DialogFrame.tsx';
import { useAttempt } from '../../ui/loading/useAttempt.ts';
import { MembersLocaleBoundary } from '../../ui/MembersLocaleBoundary.tsx';
import { describeMessages } from './describing/describe.messages.ts';
import { emptyPrompt, type FormPrompt } from './describing/PromptFields.tsx';
import { formsMessages } from './forms.messages.ts';
import { DescribeView } from './gallery/DescribeView.tsx';
import { GalleryHead } from './gallery/GalleryHead.tsx';
import { StartOptions } from './gallery/StartOptions.tsx';
import { TemplateView } from './gallery/TemplateView.tsx';
import { useGalleryStyles } from './gallery/useGalleryStyles.ts';
import { type CreationTab, CreationTabs, getTabPanelProps } from './tabs/CreationTabs.tsx';

const ImportView = onDemand(async () => (await import('./importing/ImportView.tsx')).ImportView);

/**
 * "Let's Build" dialog: create a form from a description, a blank form, an import or a template. A team's first form
 * also creates its library, which takes a moment.
 */
export function LetsBuildDialog(props: { readonly teamId: string; readonly onClose: () => void }) {
  const { teamId, onClose } = props;
  const messages = useMessages(formsMessages);
  const styles = useGalleryStyles();
  const add = useAddFromTemplate();
  const navigate = useNavigate();
  const general = useTemplates();
  const [tab, setTab] = useState<CreationTab>('new');
  const [hasImport, setHasImport] = useState(false);
  const [filter, setFilter] = useState(noTemplateFilter);
  const [hasReturned, setReturned] = useState(false);
  const ofTeams = useTeamsGallery(teamId, filter.isTeamFormsOnly);
  const hasTeams = (useTeams()?.length ?? 0) > 1;
  const describe = useMessages(describeMessages);
  const [openedTemplate, setOpenedTemplate] = useState<ListedTemplate>();
  const [formPrompt, setFormPrompt] = useState<FormPrompt>(emptyPrompt);
  const [describing, setDescribing] = useState<'asking' | 'now'>();
  const { isBusy, error, attempt } = useAttempt();
  useRestoreFocus();
  const createForm = (template: FormFromTemplate) =>
    attempt(async () => {
      const form = await add(teamId, template);
      await navigate(`/teams/${teamId}/forms/${form.id}/build`);
    });
  const close = () => !isBusy && onClose();
  const choose = (next: CreationTab) => {
    if (next === 'new') setFilter(noTemplateFilter);
    setReturned(next === 'new');
    setTab(next);
    if (next === 'import') setHasImport(true);
  };
  const applyFilter = (next: TemplateFilter) => {
    setFilter(next);
    setTab('templates');
  };
  const gallery = filter.isTeamFormsOnly
    ? {
        value: ofTeams.templates && { templates: ofTeams.templates, unavailableHosts: [] },
        cause: undefined,
        retry: () => undefined,
      }
    : general;
  const openTemplate = (template: ListedTemplate) => {
    if (template.from === undefined) setOpenedTemplate(template);
    else void ofTeams.open(template).then(setOpenedTemplate);
  };
  const errorBar = error && (
    <div className={styles.error}>
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>{error}</MessageBarBody>
      </MessageBar>
    </div>
  );
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface
        className={mergeClasses(styles.surface, (openedTemplate || describing) && styles.wide)}
        aria-label={describing ? describe.title : openedTemplate ? openedTemplate.title : messages.letsBuild}
      >
        <div className={styles.body}>
          {describing ? (
            <MembersLocaleBoundary>
              <DescribeView
                {...{ formPrompt, isBusy, errorBar }}
                onPromptChange={setFormPrompt}
                isStartedAtOnce={describing === 'now'}
                onBack={() => setDescribing(undefined)}
                onClose={close}
                onUse={createForm}
              />
            </MembersLocaleBoundary>
          ) : openedTemplate ? (
            <TemplateView
              listed={openedTemplate}
              templates={gallery.value?.templates ?? []}
              isBusy={isBusy}
              errorBar={errorBar}
              onBack={() => setOpenedTemplate(undefined)}
              onClose={close}
              onChoose={openTemplate}
              onUse={createForm}
            />
          ) : (
            <>
              <GalleryHead title={messages.letsBuild} isBusy={isBusy} onClose={close} />
              {errorBar}
              {tab === 'new' ? (
                <StartOptions
                  isBusy={isBusy}
                  hasAutoFocus={hasReturned}
                  formPrompt={formPrompt}
                  onPromptChange={setFormPrompt}
                  onDescribe={setDescribing}
                  onBlank={() => createForm({ title: messages.blankTitle, schema: createBlankForm(messages.submit) })}
                  onImport={() => choose('import')}
                />
              ) : (
                <CreationTabs
                  chosen={tab}
                  isBusy={isBusy}
                  hasAutoFocus={tab === 'import'}
                  className={styles.ways}
                  onChoose={choose}
                />
              )}
              {tab !== 'import' && (
                <div className={styles.library} {...(tab === 'templates' && getTabPanelProps(tab))}>
                  <TemplateGallery
                    {...{ gallery, hasTeams, filter }}
                    isWholeScreen={tab === 'templates'}
                    onFilter={applyFilter}
                    onChoose={openTemplate}
                  />
                </div>
              )}
            </>
          )}
          {hasImport && (
            // Keeps the imported file or pasted text while another tab is shown.
            <Activity mode={tab === 'import' && !describing && !openedTemplate ? 'visible' : 'hidden'}>
              <MembersLocaleBoundary>
                <ImportView teamId={teamId} isBusy={isBusy} onCreate={attempt} />
              </MembersLocaleBoundary>
            </Activity>
          )}
        </div>
      </DialogSurface>
    </Dialog>
  );
}

/** Returns the definition of a blank form: only the submit button that each page needs. */
export const createBlankForm = (submit: string): FormDefinition => ({
  display: 'form',
  components: [createSubmitButton(submit)],
});

/**
 * Returns the forms of the user's other teams as gallery templates. Opening a template creates an object URL, which is
 * revoked on unmount.
 */
function useTeamsGallery(teamId: string, isEnabled: boolean) {
  const forms = useTeamTemplates(teamId, isEnabled);
  const objectUrls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of objectUrls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const templates = useMemo(() => forms?.map(toListedTemplate), [forms]);
  const open = async (template: ListedTemplate): Promise<ListedTemplate> => {
    const content = await forms?.find(({ id }) => id === template.key)?.content();
    const { key, title, description, tags } = template;
    const json = JSON.stringify({ key, title, description, tags, ...content });
    const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    objectUrls.current.push(url);
    return { ...template, url };
  };
  return { templates, open };
}

const toListedTemplate = ({ id, title, teamName, category }: TeamTemplate): ListedTemplate => ({
  ...{ key: id, title, description: '', outline: [], url: `form:${id}`, from: teamName },
  tags: category ? [category] : [],
});
