import { makeStyles } from '@griffel/react';
export const useStyles = makeStyles({
    root: {
        display: 'inline',
        lineHeight: 0,
    },
    rtl: {
        transform: 'scaleX(-1)',
    },
});
