import { makeStyles } from '@fluentui/react-components';

/** A bar between the head of the builder and the form: it keeps its height, whatever room there is. */
export const useNoticeStyles = makeStyles({
  bar: { flexShrink: 0, borderRadius: 0, borderInlineStyle: 'none', borderTopStyle: 'none' },
});
