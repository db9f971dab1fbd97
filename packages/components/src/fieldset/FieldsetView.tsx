import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { InfoTip } from '../kit/InfoTip.tsx';
import { stripHtmlTags } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import type { FieldsetProps } from './fieldset.ts';

const useStyles = makeStyles({
  fields: {
    minInlineSize: 0,
    margin: 0,
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  legend: {
    ...typographyStyles.body1Strong,
    maxWidth: '100%',
    boxSizing: 'border-box',
    marginInlineStart: '-4px',
    paddingInline: tokens.spacingHorizontalXS,
    overflowWrap: 'anywhere',
  },
});

export function FieldsetView({ id, props, slot }: ViewProps<FieldsetProps, never, ReactNode>) {
  const styles = useStyles();
  const classes = useFieldClassNames();
  const legend = stripHtmlTags(props.legend);
  if (!legend) return <div className={styles.fields}>{slot(0)}</div>;
  return (
    <fieldset className={styles.fields}>
      <legend className={props.hideLabel ? classes.hiddenLabel : styles.legend}>
        <bdi>{legend}</bdi>
      </legend>
      {props.tooltip && <InfoTip id={id} about={legend} html={props.tooltip} />}
      {slot(0)}
    </fieldset>
  );
}
