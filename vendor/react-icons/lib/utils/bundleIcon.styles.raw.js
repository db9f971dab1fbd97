import { makeStyles } from '@griffel/react';
export const useBundledIconStyles = makeStyles({
    root: { display: 'none' },
    visible: { display: 'inline' },
});
