import { mergeClasses } from '@fluentui/react-components';
import { formPartMessages, identityOf, pagesOf } from '@tideform/components/editing';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useParams } from 'react-router';
import { useEmailTemplate } from '../../../data/email/useEmailTemplate.ts';
import { LiveRegion } from '../../../form/LiveRegion.tsx';
import { PageTabs } from '../pages/PageTabs.tsx';
import { OutsideTextsContext } from '../settings/outside-texts.ts';
import type { SettingPlace } from '../settings/setting-place.ts';
import type { Draft } from '../useDraft.ts';
import { useNewDesign } from './actions/useNewDesign.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { useDesignStyles } from './design.styles.ts';
import { DesignProvider, useDesign } from './design-context.ts';
import { DragPreview } from './drag/DragPreview.tsx';
import { PartsPane, type PartsTab } from './PartsPane.tsx';
import { SettingsSide } from './SettingsSide.tsx';
import { isSeveral, type Selection } from './selection/create-selection.ts';
import { openPageOf } from './selection/open-page-of.ts';
import { useSelection } from './selection/useSelection.ts';
import { useHasRoom } from './useHasRoom.ts';

const SeveralBar = onDemand(async () => (await import('./several/SeveralBar.tsx')).SeveralBar);

interface DesignTabProps {
  readonly teamId: string;
  readonly draft: Draft;
  /** What is selected, and the open page. */
  readonly selection: Selection;
  /** What is shown beside the canvas. */
  readonly parts: PartsTab;
  readonly onParts: (tab: PartsTab) => void;
  /** What people answer today. */
  readonly published: FormDefinition | undefined;
  /** A setting to go to, as soon as it is drawn. */
  readonly opening?: SettingPlace | undefined;
  /** It is there. */
  readonly onOpened?: () => void;
  /** The list of the form's rules, while it is open: in the place of the settings. */
  readonly rules?: ReactNode;
}

/** A form being built: what there is to add, the form itself, the settings of what is selected. */
export function DesignTab(props: DesignTabProps) {
  const { teamId, draft, selection, published, opening, onOpened, rules } = props;
  const settings = useRef<HTMLElement>(null);
  const { design, announcer } = useNewDesign(teamId, draft, published, selection, settings);
  const styles = useDesignStyles();
  const isWide = useHasRoom();
  const { schema } = draft;
  // Undo and a newer draft may move what is selected, or take it away. Nothing else is seen selected in between.
  useLayoutEffect(() => design.selection.follow(schema), [schema, design]);
  useEffect(() => {
    if (!opening) return;
    design.selection.select(opening.path);
    design.selection.edit(true);
  }, [opening, design]);
  const email = useEmailTemplate({ teamId, id: useParams().formId ?? '' });
  const { titleTemplate, pdfOptions: pdf } = draft;
  const texts = useMemo(() => ({ titleTemplate, pdf, email }), [titleTemplate, pdf, email]);
  return (
    <DesignProvider value={design}>
      <div className={mergeClasses(styles.panes, !isWide && styles.narrow)}>
        <PartsPane form={schema} tab={props.parts} onTab={props.onParts} />
        <Middle form={schema} published={published} />
        <OutsideTextsContext value={texts}>
          <SettingsSide
            ref={settings}
            form={schema}
            published={published}
            isDrawer={!isWide}
            opening={opening}
            onOpened={onOpened}
            instead={rules}
          />
        </OutsideTextsContext>
      </div>
      <DragPreview />
      <LiveRegion announcer={announcer} />
    </DesignProvider>
  );
}

function Middle({ form, published }: Pick<DesignTabProps, 'published'> & { readonly form: FormDefinition }) {
  const styles = useDesignStyles();
  const { run, selection } = useDesign();
  const chosen = useSelection((state) => state.page);
  const parts = useMessages(formPartMessages);
  const isOfSeveral = useSelection(isSeveral);
  const pages = pagesOf(form);
  const page = openPageOf(form, chosen, parts);
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
      <Canvas key={page && identityOf(page.definition)} form={form} page={page} />
      {isOfSeveral && <SeveralBar form={form} />}
    </div>
  );
}
