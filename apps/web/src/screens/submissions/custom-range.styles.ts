import { makeStyles, tokens } from '@fluentui/react-components';

export const useCustomRangeStyles = makeStyles({
  fields: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    /* On a phone the fields are below the other controls, one line per day. */
    '@media (max-width: 640px)': {
      order: 1,
      flexBasis: '100%',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
    },
  },
});
