import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { ViewProps } from '../kit/view-props.ts';
import type { WellProps } from './well.ts';

const useStyles = makeStyles({
  well: {
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
});

export function WellView({ slot }: ViewProps<WellProps, never, ReactNode>) {
  return <div className={useStyles().well}>{slot(0)}</div>;
}
