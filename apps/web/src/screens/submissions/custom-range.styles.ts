import { makeStyles, tokens } from '@fluentui/react-components';

export const useCustomRangeStyles = makeStyles({
  fields: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    /* On a phone below the other controls, each day with a line of its own. */
    '@media (max-width: 640px)': {
      order: 1,
      flexBasis: '100%',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
    },
  },
});
