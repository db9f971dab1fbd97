import type { ReactNode } from 'react';
import { type KitClassNames, useKitClasses } from './classes/KitClasses.tsx';

export interface TickProps {
  readonly kind: 'radio' | 'checkbox';
  readonly id: string;
  readonly name: string | undefined;
  readonly label: ReactNode;
  readonly isTicked: boolean;
  readonly isDisabled: boolean;
  readonly onTick: (ticked: boolean) => void;
  readonly onBlur?: () => void;
  readonly tabIndex?: number | undefined;
  readonly described?: {
    readonly 'aria-label'?: string | undefined;
    readonly 'aria-required': true | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  };
}

/** A native checkbox or radio button with its label, looking like Fluent's. */
export function Tick(tick: TickProps) {
  return drawTick(tick, useKitClasses());
}

/** The same for the components that a long form has hundreds of: what React keeps of a component is spared. */
export function drawTick(tick: TickProps, classes: KitClassNames) {
  const { kind, id, name, label, isTicked, isDisabled, onTick, onBlur, tabIndex, described } = tick;
  return (
    <label className={classes.tick}>
      <input
        type={kind}
        id={id}
        name={name}
        className={kind === 'radio' ? classes.radioMark : classes.checkMark}
        checked={isTicked}
        disabled={isDisabled}
        // NOTE: there is nothing to complete. Browsers would keep the state of each one, again each second while one types.
        autoComplete="off"
        onChange={(event) => onTick(event.target.checked)}
        onBlur={onBlur}
        tabIndex={tabIndex}
        {...described}
      />
      <span dir="auto">{label}</span>
    </label>
  );
}
