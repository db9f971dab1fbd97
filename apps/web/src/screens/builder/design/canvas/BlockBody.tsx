import { Body1, useUncontrolledFocus } from '@fluentui/react-components';
import { type ComponentPath, formProblemMessages, pathAt } from '@tideform/components/editing';
import { useInRow } from '@tideform/components/kit/InRow.tsx';
import { fieldLabel } from '@tideform/components/kit/read/label.ts';
import { kinds } from '@tideform/components/palette';
import { paletteIconOf } from '@tideform/components/palette-icons';
import { specOf } from '@tideform/components/specs';
import { viewOf } from '@tideform/components/views';
import { type ComponentDefinition, type FormLimit, formLimits, weighComponent } from '@tideform/engine';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import { memo, useId, useMemo } from 'react';
import { nameOf } from '../../../../ui/component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useCanvasStyles } from './canvas.styles.ts';
import { useDraw } from './draw-context.ts';
import { foreignSlots, type ReadBlock, readBlock } from './read-block.ts';

interface BodyProps {
  readonly definition: ComponentDefinition;
  readonly path: ComponentPath;
}

/** A component as people will see it, unanswered. What only shows cannot be touched; what holds others can. */
export function BlockBody({ definition, path }: BodyProps) {
  const [excess] = weighComponent(definition).excesses;
  return excess ? (
    <TooLarge definition={definition} what={excess.what} />
  ) : (
    <FittingBody definition={definition} path={path} />
  );
}

/** A component over a limit, which is named: drawing it would block the page. */
function TooLarge({ definition, what }: { readonly definition: ComponentDefinition; readonly what: FormLimit }) {
  const messages = useMessages(designMessages);
  const { limits } = useMessages(formProblemMessages);
  const text = messages.canvas.tooLarge({
    label: fieldLabel(definition).slice(0, 80),
    limit: limits[what]({ most: formLimits[what] }),
  });
  return <Quiet definition={definition} text={text} />;
}

function FittingBody({ definition, path }: BodyProps) {
  const saidKinds = useSpoken(kinds);
  const read = useMemo(() => readBlock(definition), [definition]);
  if (!read) return <Foreign definition={definition} path={path} />;
  if (specOf(definition.type)?.isUnseen) return <Quiet definition={definition} text={nameOf(definition, saidKinds)} />;
  return read.slots.length === 0 ? (
    <LeafBody definition={definition} read={read} />
  ) : (
    <ContainerBody definition={definition} read={read} path={path} />
  );
}

interface ReadProps {
  readonly definition: ComponentDefinition;
  readonly read: ReadBlock;
}

/** NOTE: knows nothing of its place, so that it is not drawn again when something comes before it. */
const LeafBody = memo(function LeafBody({ definition, read }: ReadProps) {
  const id = useId();
  const inRow = useInRow();
  const View = viewOf(definition.type);
  const passedOver = useUncontrolledFocus();
  return (
    // NOTE: who moves the focus by keys does not know what is inert, and would be stuck here; the browser passes over it.
    <div inert {...passedOver}>
      {View && (
        <View
          id={id}
          definition={definition}
          props={read.props}
          state={read.state}
          inRow={inRow}
          readOnly={false}
          {...still}
          slot={noSlot}
        />
      )}
    </div>
  );
});

function ContainerBody({ definition, read, path }: ReadProps & { readonly path: ComponentPath }) {
  const id = useId();
  const styles = useCanvasStyles();
  const View = viewOf(definition.type);
  const draw = useDraw();
  const list = (index: number) => {
    const slot = read.slots[index];
    return slot && draw.list({ parent: path, slot: slot.name }, slot.components);
  };
  if (!View) return null;
  const view = { id, definition, props: read.props, state: read.state, readOnly: false, ...still, slot: list };
  if (!read.hasRows) return <View {...view} />;
  const [columns] = read.slots;
  if (!columns || columns.components.length === 0) return <>{list(0)}</>;
  const cell = (_: unknown, column: number) => {
    const child = columns.components[column];
    if (child && draw.leftOut.has(child)) return null;
    const at = pathAt({ parent: path, slot: columns.name, index: column });
    return child && draw.block(at, child);
  };
  return (
    <div data-slot={columns.name} data-parent={path} data-axis="auto" className={styles.rows}>
      <View {...view} rows={{ specOf, cell, add: nothing, remove: nothing, move: nothing }} />
    </div>
  );
}

/** A component of a type that nobody knows; what lies in it can be built all the same. */
function Foreign({ definition, path }: BodyProps) {
  const messages = useMessages(designMessages);
  const styles = useCanvasStyles();
  const draw = useDraw();
  return (
    <>
      <Quiet definition={definition} text={messages.canvas.unknown({ type: definition.type })} />
      {foreignSlots(definition).map(({ name, components }) => (
        <div key={name} className={styles.foreignSlot}>
          {draw.list({ parent: path, slot: name }, components)}
        </div>
      ))}
    </>
  );
}

function Quiet({ definition, text }: { readonly definition: ComponentDefinition; readonly text: string }) {
  const styles = useCanvasStyles();
  const Icon = paletteIconOf(definition.type);
  return (
    <div className={styles.foreign}>
      <Icon aria-hidden />
      <Body1>{text}</Body1>
    </div>
  );
}

const nothing = () => undefined;
const noSlot = () => null;
const still = { onChange: nothing, onBlur: nothing, onAction: nothing };
