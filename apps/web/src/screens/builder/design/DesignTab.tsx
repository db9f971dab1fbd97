import { mergeClasses, Tab, TabList } from '@fluentui/react-components';
import { formPartMessages, getComponentIdentity, listPages } from '@tideform/components/editing';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useParams } from 'react-router';
import { useEmailTemplate } from '../../../data/email/useEmailTemplate.ts';
import { LiveRegion } from '../../../form/LiveRegion.tsx';
import { PageTabs } from '../pages/PageTabs.tsx';
import { FormTextsContext } from '../settings/form-texts.ts';
import type { SettingLocation } from '../settings/setting-location.ts';
import type { Draft } from '../useDraft.ts';
import { useCreateDesignActions } from './actions/useCreateDesignActions.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { designMessages } from './design.messages.ts';
import { useDesignStyles, useIsWideScreen } from './design.styles.ts';
import { DesignActionsProvider, useDesignActions } from './design-actions-context.ts';
import { DragPreview } from './drag/DragPreview.tsx';
import { Outline } from './outline/Outline.tsx';
import { Palette } from './palette/Palette.tsx';
import { SettingsSidebar } from './SettingsSidebar.tsx';
import { getOpenPage, isMultiSelection, type Selection } from './selection/create-selection.ts';
import { useSelection } from './selection/useSelection.ts';

const MultiSelectionBar = onDemand(async () => (await import('./MultiSelectionBar.tsx')).MultiSelectionBar);

interface DesignTabProps {
  readonly teamId: string;
  readonly draft: Draft;
  /** Selected components and the wizard page that is open. */
  readonly selection: Selection;
  /** Tab of the pane beside the canvas: palette or outline. */
  readonly paneTab: ComponentsPaneTab;
  readonly onPaneTab: (tab: ComponentsPaneTab) => void;
  /** Published definition, which respondents answer now. */
  readonly published: FormDefinition | undefined;
  /** Setting to open as soon as it is rendered. */
  readonly settingToOpen?: SettingLocation | undefined;
  /** Called when the setting of `settingToOpen` is shown. */
  readonly onOpened?: () => void;
  /** List of the form's rules, which replaces the settings while it is open. */
  readonly rules?: ReactNode;
}

/** Design tab of the builder: palette or outline, canvas, and settings of the selected components. */
export function DesignTab(props: DesignTabProps) {
  const { teamId, draft, selection, published, settingToOpen, onOpened, rules } = props;
  const settings = useRef<HTMLElement>(null);
  const { design, announcer } = useCreateDesignActions(teamId, draft, published, selection, settings);
  const styles = useDesignStyles();
  const isWide = useIsWideScreen();
  const { schema } = draft;
  // Undo and a newer draft may move or remove the selected component. A layout effect updates the selection before the
  // browser paints.
  useLayoutEffect(() => design.selection.updatePaths(schema), [schema, design]);
  useEffect(() => {
    if (!settingToOpen) return;
    design.selection.select(settingToOpen.path);
    design.selection.setEditing(true);
  }, [settingToOpen, design]);
  const email = useEmailTemplate({ teamId, id: useParams().formId ?? '' });
  const { titleTemplate, pdfOptions: pdf } = draft;
  const texts = useMemo(() => ({ titleTemplate, pdf, email }), [titleTemplate, pdf, email]);
  return (
    <DesignActionsProvider value={design}>
      <div className={mergeClasses(styles.panes, !isWide && styles.narrow)}>
        <ComponentsPane form={schema} tab={props.paneTab} onTab={props.onPaneTab} />
        <CanvasColumn form={schema} published={published} />
        <FormTextsContext value={texts}>
          <SettingsSidebar
            ref={settings}
            form={schema}
            published={published}
            isDrawer={!isWide}
            settingToOpen={settingToOpen}
            onOpened={onOpened}
            instead={rules}
          />
        </FormTextsContext>
      </div>
      <DragPreview />
      <LiveRegion announcer={announcer} />
    </DesignActionsProvider>
  );
}

function CanvasColumn({ form, published }: Pick<DesignTabProps, 'published'> & { readonly form: FormDefinition }) {
  const styles = useDesignStyles();
  const { run, selection } = useDesignActions();
  const chosenPage = useSelection((state) => state.page);
  const parts = useMessages(formPartMessages);
  const isMultiSelected = useSelection(isMultiSelection);
  const pages = listPages(form);
  const page = getOpenPage(form, chosenPage, parts);
  const openPage = (index: number) => {
    const next = pages[index];
    if (next) selection.openPage(next.path);
  };
  return (
    <div className={styles.middle}>
      {pages.length > 0 && (
        <PageTabs
          published={published}
          form={form}
          pageIndex={pages.findIndex(({ path }) => path === page?.path)}
          onSelect={openPage}
          onCommand={(command) => run(command)}
        />
      )}
      <Canvas key={page && getComponentIdentity(page.definition)} form={form} page={page} />
      {isMultiSelected && <MultiSelectionBar form={form} />}
    </div>
  );
}

export type ComponentsPaneTab = 'components' | 'outline';

interface ComponentsPaneProps {
  readonly form: FormDefinition;
  readonly tab: ComponentsPaneTab;
  readonly onTab: (tab: ComponentsPaneTab) => void;
}

/** Pane beside the canvas: the palette of components, or the outline of the form. */
function ComponentsPane({ form, tab, onTab }: ComponentsPaneProps) {
  const messages = useMessages(designMessages);
  const styles = useDesignStyles();
  const id = useId();
  return (
    <section aria-label={messages.panes.parts} className={styles.parts}>
      <TabList
        className={styles.tabs}
        selectedValue={tab}
        onTabSelect={(_, { value }) => onTab(value as ComponentsPaneTab)}
      >
        {(['components', 'outline'] as const).map((value) => (
          <Tab
            key={value}
            value={value}
            className={styles.tab}
            title={messages.tabs[value]}
            id={`${id}-${value}`}
            aria-controls={`${id}-panel`}
          >
            {messages.tabs[value]}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {tab === 'components' ? <Palette /> : <Outline form={form} />}
      </div>
    </section>
  );
}
