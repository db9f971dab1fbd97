import { Button, MessageBar, MessageBarBody, MessageBarTitle, mergeClasses } from '@fluentui/react-components';
import { addPage, formPartMessages, isEmptyForm, type Page } from '@tideform/components/editing';
import { KitClasses } from '@tideform/components/kit/classes/KitClasses.tsx';
import { type FileStore, FileStoreProvider } from '@tideform/components/kit/FileStore.tsx';
import { kinds } from '@tideform/components/palette';
import { isSubmitButton } from '@tideform/components/specs';
import { type ComponentDefinition, type FormDefinition, formLimits } from '@tideform/engine';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { useSlices } from '../../../../form/slices/useSlices.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { placeName } from '../component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useDesign } from '../design-context.ts';
import { DropLine } from '../drag/DropLine.tsx';
import { dropSpotAt, type FindSpot } from '../drag/drop-spot-at.ts';
import { useDrop } from '../drag/useDrop.ts';
import { FocusSelected } from '../selection/FocusSelected.tsx';
import { BesidePages } from './BesidePages.tsx';
import { Block } from './Block.tsx';
import { useCanvasStyles } from './canvas.styles.ts';
import { type Draw, DrawProvider } from './draw-context.ts';
import { PageFoot } from './PageFoot.tsx';
import { PageHead } from './PageHead.tsx';
import { SlotList } from './SlotList.tsx';
import { undrawnComponents } from './undrawn-components.ts';
import { useCanvasKeys } from './useCanvasKeys.ts';

interface CanvasProps {
  readonly form: FormDefinition;
  /** The open page of a wizard. */
  readonly page: Page | undefined;
}

/** The real form, to be built: every component by its own view, on a page. */
export function Canvas({ form, page }: CanvasProps) {
  const messages = useMessages(designMessages);
  const styles = useCanvasStyles();
  const scroll = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const keys = useCanvasKeys();
  const [slices] = useSlices();
  const shown = page ? componentsOn(page) : form.components;
  const undrawn = useMemo(() => undrawnComponents(shown), [shown]);
  const hidesSubmit = form.display === 'wizard';
  const draw = useMemo(
    () => ({ ...drawing, hidesSubmit, slices, leftOut: undrawn.roots }),
    [hidesSubmit, slices, undrawn],
  );
  return (
    <section ref={scroll} aria-label={messages.panes.canvas} className={styles.scroll} {...keys}>
      <BesidePages form={form} />
      <div ref={sheet} data-sheet className={styles.page}>
        <KitClasses>
          <FileStoreProvider value={noFiles}>
            <DrawProvider value={draw}>
              <Sheet form={form} page={page} />
              {undrawn.count > 0 && <LeftOut count={undrawn.count} />}
            </DrawProvider>
          </FileStoreProvider>
        </KitClasses>
        <DropLayer form={form} scroll={scroll} sheet={sheet} />
      </div>
      <FocusSelected pane="canvas" root={scroll} form={form} />
    </section>
  );
}

const drawing: Pick<Draw, 'block' | 'list'> = {
  block: (path, definition) => <Block path={path} definition={definition} isFirst={false} />,
  list: (place, components) => <SlotList {...place} components={components} />,
};

const nobody: readonly ComponentDefinition[] = [];
const componentsOn = ({ definition: { components } }: Page): readonly ComponentDefinition[] =>
  Array.isArray(components) ? components : nobody;

/** Fields of files look as people will see them, and nobody can touch them here. */
const nothing = () => Promise.reject(new Error('The canvas keeps no files'));
const noFiles: FileStore = { add: nothing, read: nothing };

function Sheet({ form, page }: CanvasProps) {
  const messages = useMessages(designMessages);
  if (form.display !== 'wizard') {
    return (
      <SlotList isRoot parent={undefined} slot={undefined} components={form.components}>
        {isEmptyForm(form) && <Welcome title={messages.canvas.empty} />}
      </SlotList>
    );
  }
  if (!page) return <NoPages />;
  const onPage = componentsOn(page);
  const isBare = onPage.every(isSubmitButton);
  return (
    <>
      <PageHead page={page} />
      <SlotList isRoot parent={page.path} slot="components" components={onPage}>
        {isBare && <Welcome title={messages.canvas.emptyPage} />}
      </SlotList>
      <PageFoot form={form} page={page} />
    </>
  );
}

/** Drawing more components than a form may have would block the page. */
function LeftOut({ count }: { readonly count: number }) {
  const messages = useMessages(designMessages);
  const styles = useCanvasStyles();
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.leftOut}>
      <MessageBarBody>
        <MessageBarTitle>{messages.canvas.tooMany({ most: formLimits.components })}</MessageBarTitle>
        {messages.canvas.leftOut({ count })}
      </MessageBarBody>
    </MessageBar>
  );
}

function Welcome({ title }: { readonly title: string }) {
  const messages = useMessages(designMessages);
  const styles = useCanvasStyles();
  return (
    <div className={mergeClasses(styles.emptySlot, styles.welcome)}>
      <EmptyState title={title} text={messages.canvas.emptyText} />
    </div>
  );
}

function NoPages() {
  const messages = useMessages(designMessages);
  const parts = useMessages(formPartMessages);
  const design = useDesign();
  const add = <Button onClick={() => design.run((form) => addPage(form, parts))}>{messages.canvas.addPage}</Button>;
  return <EmptyState title={messages.canvas.noPages} text={messages.canvas.noPagesText} action={add} />;
}

interface DropLayerProps {
  readonly form: FormDefinition;
  readonly scroll: RefObject<HTMLElement | null>;
  readonly sheet: RefObject<HTMLElement | null>;
}

/** NOTE: apart from the canvas, so that dragging draws a line and not the form. */
function DropLayer({ form, scroll, sheet }: DropLayerProps) {
  const saidKinds = useSpoken(kinds);
  const find = useCallback<FindSpot>(
    (x, y, moved) => (sheet.current ? dropSpotAt(sheet.current, x, y, moved) : undefined),
    [sheet],
  );
  const spot = useDrop('canvas', scroll, find);
  return spot ? <DropLine spot={spot} name={placeName(form, spot.place.parent, saidKinds)} /> : null;
}
