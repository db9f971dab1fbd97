/** English words of the tabs. */
export const TABS_WORDS = {
  /** Of a pane without a label. */
  tab: (position: number) => `Tab ${position}`,
  needsAttention: '(needs attention)',
};
