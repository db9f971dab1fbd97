import { makeResetStyles, tokens } from '@fluentui/react-components';

/**
 * Once for all of Fluent's parts, on the page and over it: dialogs have one look, whoever draws them, and on a touch screen
 * whatever one presses is 44 px high.
 *
 * NOTE: a reset style: the provider's own styles know the direction of the page, which is not known above it, and merging takes one.
 */
export const usePartsClass = makeResetStyles({
  '& .fui-DialogBody': { rowGap: tokens.spacingVerticalL },
  '@media (pointer: coarse)': {
    '& :is(.fui-Button, .fui-Tab, .fui-Input, .fui-Option, .fui-Slider)': { minHeight: '44px' },
    '& :is(.fui-Select__select, .fui-Combobox, .fui-Dropdown)': { height: 'auto', minHeight: '44px' },
    '& :is(.fui-Radio, .fui-Switch)': { minHeight: '44px', alignItems: 'center' },
    // Its box stays beside the first line of its words.
    '& .fui-Checkbox': { paddingBlock: '6px' },
    '& button.fui-Link': { display: 'inline-flex', minHeight: '44px', alignItems: 'center' },
    '& :is(.fui-MenuItem, .fui-MenuItemRadio, .fui-MenuItemCheckbox)': { minHeight: '44px', alignItems: 'center' },
    '& .fui-Button:has(> .fui-Button__icon:only-child)': { minWidth: '44px' },
    // The cross stays in the line of the title.
    '& .fui-DialogTitle__action': { marginBlock: '-8px' },
  },
});
