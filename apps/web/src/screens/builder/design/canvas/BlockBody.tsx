import { Body1, useUncontrolledFocus } from '@fluentui/react-components';
import { type ComponentPath, formatPath, formProblemMessages } from '@tideform/components/editing';
import { useRowContext } from '@tideform/components/kit/RowContext.tsx';
import { getFieldLabel } from '@tideform/components/kit/read/label.ts';
import { localizedPalette } from '@tideform/components/palette';
import { findPaletteIcon } from '@tideform/components/palette-icons';
import { findSpec } from '@tideform/components/specs';
import { findView } from '@tideform/components/views';
import { type ComponentDefinition, computeComponentCost, type FormLimit, formLimits } from '@tideform/engine';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { memo, useId, useMemo } from 'react';
import { getComponentName } from '../../../../ui/formatting/component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useCanvasStyles } from './canvas.styles.ts';
import { useCanvasRenderer } from './canvas-renderer.ts';
import { getUnknownTypeSlots, type ParsedBlock, parseBlock } from './parse-block.ts';

interface BodyProps {
  readonly definition: ComponentDefinition;
  readonly path: ComponentPath;
}

/**
 * A component as respondents see it, without an answer. Fields are inert; containers let the user work on their
 * children.
 */
export function BlockBody({ definition, path }: BodyProps) {
  const [excess] = computeComponentCost(definition).exceededLimits;
  return excess ? (
    <OversizedComponent definition={definition} what={excess.what} />
  ) : (
    <ComponentBody definition={definition} path={path} />
  );
}

/** Placeholder for a component over a limit, with the name of the limit: rendering it would block the page. */
function OversizedComponent({
  definition,
  what,
}: {
  readonly definition: ComponentDefinition;
  readonly what: FormLimit;
}) {
  const messages = useMessages(designMessages);
  const { limits } = useMessages(formProblemMessages);
  const text = messages.canvas.tooLarge({
    label: getFieldLabel(definition).slice(0, 80),
    limit: limits[what]({ most: formLimits[what] }),
  });
  return <ComponentPlaceholder definition={definition} text={text} />;
}

function ComponentBody({ definition, path }: BodyProps) {
  const localizedKinds = useLocalized(localizedPalette);
  const block = useMemo(() => parseBlock(definition), [definition]);
  if (!block) return <UnknownComponent definition={definition} path={path} />;
  if (findSpec(definition.type)?.isUnseen)
    return <ComponentPlaceholder definition={definition} text={getComponentName(definition, localizedKinds)} />;
  return block.slots.length === 0 ? (
    <LeafBody definition={definition} block={block} />
  ) : (
    <ContainerBody definition={definition} block={block} path={path} />
  );
}

interface ParsedBlockProps {
  readonly definition: ComponentDefinition;
  readonly block: ParsedBlock;
}

/**
 * Body of a component without children. NOTE: its props don't include its position, so that it isn't rendered again
 * when a component is added before it.
 */
const LeafBody = memo(function LeafBody({ definition, block }: ParsedBlockProps) {
  const id = useId();
  const inRow = useRowContext();
  const View = findView(definition.type);
  const focusProps = useUncontrolledFocus();
  return (
    // NOTE: Fluent's focus manager ignores `inert` when it moves the focus by keys, and would get stuck here. The
    // browser itself skips inert elements.
    <div inert {...focusProps}>
      {View && (
        <View
          id={id}
          definition={definition}
          props={block.props}
          state={block.state}
          inRow={inRow}
          readOnly={false}
          {...noHandlers}
          slot={noSlot}
        />
      )}
    </div>
  );
});

function ContainerBody({ definition, block, path }: ParsedBlockProps & { readonly path: ComponentPath }) {
  const id = useId();
  const styles = useCanvasStyles();
  const View = findView(definition.type);
  const renderer = useCanvasRenderer();
  const renderList = (index: number) => {
    const slot = block.slots[index];
    return slot && renderer.list({ parent: path, slot: slot.name }, slot.components);
  };
  if (!View) return null;
  const view = {
    id,
    definition,
    props: block.props,
    state: block.state,
    readOnly: false,
    ...noHandlers,
    slot: renderList,
  };
  if (!block.hasRows) return <View {...view} />;
  const [columns] = block.slots;
  if (!columns || columns.components.length === 0) return <>{renderList(0)}</>;
  const renderCell = (_: unknown, column: number) => {
    const child = columns.components[column];
    if (child && renderer.omitted.has(child)) return null;
    const at = formatPath({ parent: path, slot: columns.name, index: column });
    return child && renderer.block(at, child);
  };
  return (
    <div data-slot={columns.name} data-parent={path} data-axis="auto" className={styles.rows}>
      <View {...view} rows={{ specOf: findSpec, cell: renderCell, add: noop, remove: noop, move: noop }} />
    </div>
  );
}

/** Placeholder for a component of an unknown type; its children can still be edited. */
function UnknownComponent({ definition, path }: BodyProps) {
  const messages = useMessages(designMessages);
  const styles = useCanvasStyles();
  const renderer = useCanvasRenderer();
  return (
    <>
      <ComponentPlaceholder definition={definition} text={messages.canvas.unknown({ type: definition.type })} />
      {getUnknownTypeSlots(definition).map(({ name, components }) => (
        <div key={name} className={styles.foreignSlot}>
          {renderer.list({ parent: path, slot: name }, components)}
        </div>
      ))}
    </>
  );
}

function ComponentPlaceholder({
  definition,
  text,
}: {
  readonly definition: ComponentDefinition;
  readonly text: string;
}) {
  const styles = useCanvasStyles();
  const Icon = findPaletteIcon(definition.type);
  return (
    <div className={styles.foreign}>
      <Icon aria-hidden />
      <Body1>{text}</Body1>
    </div>
  );
}

const noop = () => undefined;
const noSlot = () => null;
const noHandlers = { onChange: noop, onBlur: noop, onAction: noop };
