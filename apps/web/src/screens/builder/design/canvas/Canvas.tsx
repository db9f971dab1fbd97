import { Body1, Button, MessageBar, MessageBarBody, MessageBarTitle, mergeClasses } from '@fluentui/react-components';
import {
  addPage,
  type FormPage,
  formatPath,
  formPartMessages,
  getComponentIdentity,
  isEmptyForm,
  type ListPosition,
} from '@tideform/components/editing';
import { FieldClassNamesProvider } from '@tideform/components/kit/classes/KitClasses.tsx';
import { type FileStore, FileStoreProvider } from '@tideform/components/kit/FileStore.tsx';
import { localizedPalette } from '@tideform/components/palette';
import { isSubmitButton } from '@tideform/components/specs';
import { type ComponentDefinition, type FormDefinition, formLimits } from '@tideform/engine';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { type ReactNode, type RefObject, useCallback, useMemo, useRef } from 'react';
import { useRenderSlices } from '../../../../form/slices/create-render-slices.ts';
import { EmptyState } from '../../../../ui/layout/EmptyState.tsx';
import { getContainerName } from '../component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useDesignActions } from '../design-actions-context.ts';
import { DropLine } from '../drag/DropLine.tsx';
import { type FindDropSpot, findDropSpot } from '../drag/find-drop-spot.ts';
import { useDrop } from '../drag/useDragging.ts';
import { FocusSelected } from '../selection/FocusSelected.tsx';
import { Block } from './Block.tsx';
import { ComponentsOutsidePages, PageFooter, PageHeader } from './CanvasPage.tsx';
import { useCanvasStyles } from './canvas.styles.ts';
import {
  type CanvasRenderer,
  CanvasRendererProvider,
  findOmittedComponents,
  useCanvasRenderer,
} from './canvas-renderer.ts';
import { useCanvasHandlers } from './useCanvasHandlers.ts';

interface SlotListProps extends ListPosition {
  readonly components: readonly ComponentDefinition[];
  readonly isRoot?: boolean;
  /** Content above the components, inside the drop area. */
  readonly children?: ReactNode;
}

/** Drop area with the components of the form or of one slot. */
function SlotList({ components, parent, slot, isRoot = false, children }: SlotListProps) {
  const messages = useMessages(designMessages);
  const styles = useCanvasStyles();
  const { hidesSubmit, omitted } = useCanvasRenderer();
  const isShown = (one: ComponentDefinition) => !(hidesSubmit && isSubmitButton(one)) && !omitted.has(one);
  return (
    <div
      data-slot={slot ?? ''}
      data-parent={parent ?? ''}
      className={mergeClasses(styles.list, isRoot && styles.rootList)}
    >
      {children}
      {components.map(
        (definition, index) =>
          isShown(definition) && (
            <Block
              key={getComponentIdentity(definition)}
              definition={definition}
              path={formatPath({ parent, slot, index })}
              isFirst={isRoot && parent === undefined && index === 0}
            />
          ),
      )}
      {!components.some((one) => isShown(one) || omitted.has(one)) && !children && (
        <div className={styles.emptySlot}>
          <Body1>{messages.canvas.emptySlot}</Body1>
        </div>
      )}
    </div>
  );
}

interface CanvasProps {
  readonly form: FormDefinition;
  /** Open page, if the form is a wizard. */
  readonly page: FormPage | undefined;
}

/** Canvas of the builder: every component of the form, or of one wizard page, rendered with its own view. */
export function Canvas({ form, page }: CanvasProps) {
  const messages = useMessages(designMessages);
  const styles = useCanvasStyles();
  const scroll = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const keys = useCanvasHandlers();
  const [slices] = useRenderSlices();
  const components = page ? getPageComponents(page) : form.components;
  const omitted = useMemo(() => findOmittedComponents(components), [components]);
  const hidesSubmit = form.display === 'wizard';
  const renderer = useMemo(
    () => ({ ...renderFunctions, hidesSubmit, slices, omitted: omitted.roots }),
    [hidesSubmit, slices, omitted],
  );
  return (
    <section ref={scroll} aria-label={messages.panes.canvas} className={styles.scroll} {...keys}>
      <ComponentsOutsidePages form={form} />
      <div ref={sheet} data-sheet className={styles.page}>
        <FieldClassNamesProvider>
          <FileStoreProvider value={noFiles}>
            <CanvasRendererProvider value={renderer}>
              <CanvasSheet form={form} page={page} />
              {omitted.count > 0 && <OmittedComponentsWarning count={omitted.count} />}
            </CanvasRendererProvider>
          </FileStoreProvider>
        </FieldClassNamesProvider>
        <DropLayer form={form} scroll={scroll} sheet={sheet} />
      </div>
      <FocusSelected pane="canvas" root={scroll} form={form} />
    </section>
  );
}

const renderFunctions: Pick<CanvasRenderer, 'block' | 'list'> = {
  block: (path, definition) => <Block path={path} definition={definition} isFirst={false} />,
  list: (place, components) => <SlotList {...place} components={components} />,
};

const noComponents: readonly ComponentDefinition[] = [];
const getPageComponents = ({ definition: { components } }: FormPage): readonly ComponentDefinition[] =>
  Array.isArray(components) ? components : noComponents;

/** File store for the canvas. File fields look as respondents see them but are inert, so this store is never called. */
const rejectCall = () => Promise.reject(new Error('The canvas doesn’t store files'));
const noFiles: FileStore = { add: rejectCall, read: rejectCall };

function CanvasSheet({ form, page }: CanvasProps) {
  const messages = useMessages(designMessages);
  if (form.display !== 'wizard') {
    return (
      <SlotList isRoot parent={undefined} slot={undefined} components={form.components}>
        {isEmptyForm(form) && <EmptyCanvasMessage title={messages.canvas.empty} />}
      </SlotList>
    );
  }
  if (!page) return <NoPages />;
  const onPage = getPageComponents(page);
  const isBare = onPage.every(isSubmitButton);
  return (
    <>
      <PageHeader page={page} />
      <SlotList isRoot parent={page.path} slot="components" components={onPage}>
        {isBare && <EmptyCanvasMessage title={messages.canvas.emptyPage} />}
      </SlotList>
      <PageFooter form={form} page={page} />
    </>
  );
}

/** Warning that some components are omitted: rendering more than a form may have would block the page. */
function OmittedComponentsWarning({ count }: { readonly count: number }) {
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

function EmptyCanvasMessage({ title }: { readonly title: string }) {
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
  const design = useDesignActions();
  const add = <Button onClick={() => design.run((form) => addPage(form, parts))}>{messages.canvas.addPage}</Button>;
  return <EmptyState title={messages.canvas.noPages} text={messages.canvas.noPagesText} action={add} />;
}

interface DropLayerProps {
  readonly form: FormDefinition;
  readonly scroll: RefObject<HTMLElement | null>;
  readonly sheet: RefObject<HTMLElement | null>;
}

/** NOTE: a component of its own, so that a drag renders only the drop line again, not the whole form. */
function DropLayer({ form, scroll, sheet }: DropLayerProps) {
  const localizedKinds = useLocalized(localizedPalette);
  const findSpot = useCallback<FindDropSpot>(
    (x, y, moved) => (sheet.current ? findDropSpot(sheet.current, x, y, moved) : undefined),
    [sheet],
  );
  const spot = useDrop('canvas', scroll, findSpot);
  return spot ? <DropLine spot={spot} name={getContainerName(form, spot.position.parent, localizedKinds)} /> : null;
}
