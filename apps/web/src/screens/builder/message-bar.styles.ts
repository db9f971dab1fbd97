import { makeStyles } from '@fluentui/react-components';

/** Styles of a message bar between the builder's header and the form. The bar keeps its height when space is short. */
export const useMessageBarStyles = makeStyles({
  bar: { flexShrink: 0, borderRadius: 0, borderInlineStyle: 'none', borderTopStyle: 'none' },
});
