import { makeResetStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type FieldView, hintId, labelId } from './control-attributes.ts';
import { InfoTip } from './InfoTip.tsx';
import { IssueList } from './IssueList.tsx';
import { fieldLabel } from './label.ts';
import { RichText } from './RichText.tsx';
import { useHiddenClass } from './useHiddenClass.tsx';

const useRoot = makeResetStyles({ display: 'flex', flexDirection: 'column', minWidth: 0 });

const useLabel = makeResetStyles({
  ...typographyStyles.body1,
  color: tokens.colorNeutralForeground1,
  paddingBlock: tokens.spacingVerticalXXS,
  marginBottom: tokens.spacingVerticalXXS,
  maxWidth: 'max-content',
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { ...typographyStyles.body2, fontWeight: tokens.fontWeightSemibold },
});

const useRequired = makeResetStyles({
  color: tokens.colorPaletteRedForeground3,
  paddingInlineStart: tokens.spacingHorizontalXS,
});

const useHint = makeResetStyles({
  ...typographyStyles.caption1,
  color: tokens.colorNeutralForeground3,
  marginTop: tokens.spacingVerticalXXS,
});

interface FieldFrameProps {
  readonly view: FieldView;
  /** `control`: the label names the element with the field's id. `group`: it names a group of controls. `none`: the control brings its own. */
  readonly labels?: 'control' | 'group' | 'none';
  readonly children: ReactNode;
}

/** Label above, control, broken rules and hint below. */
export function FieldFrame({ view, labels = 'control', children }: FieldFrameProps) {
  const { id, definition, props, state } = view;
  const root = useRoot();
  const hint = useHint();
  return (
    <div className={root}>
      {labels !== 'none' && <FieldLabel view={view} isGroup={labels === 'group'} />}
      {props.tooltip !== '' && <InfoTip id={id} label={fieldLabel(definition)} html={props.tooltip} />}
      {children}
      {state.issues.length > 0 && <IssueList id={id} label={fieldLabel(definition)} issues={state.issues} />}
      {props.description !== '' && (
        <div id={hintId(id)} className={hint}>
          <RichText html={props.description} />
        </div>
      )}
    </div>
  );
}

function FieldLabel({ view, isGroup }: { readonly view: FieldView; readonly isGroup: boolean }) {
  const { id, definition, props, state } = view;
  const shown = useLabel();
  const hidden = useHiddenClass();
  const required = useRequired();
  const className = props.hideLabel ? hidden : shown;
  const words = (
    <>
      {fieldLabel(definition)}
      {state.required && (
        <span aria-hidden className={required}>
          *
        </span>
      )}
    </>
  );
  return isGroup ? (
    <span id={labelId(id)} className={className}>
      {words}
    </span>
  ) : (
    <label id={labelId(id)} htmlFor={id} className={className}>
      {words}
    </label>
  );
}
