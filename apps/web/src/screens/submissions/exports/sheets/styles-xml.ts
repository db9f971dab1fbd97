/** Style IDs of cells, by their index in the `cellXfs` of `stylesXml`. */
export const styleIds = { plain: 0, head: 1, amount: 2, day: 3, moment: 4 } as const;

const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const createFormat = (format: number, font: number, rest = ''): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${font === 1 ? 2 : 0}" borderId="0" xfId="0"${rest}/>`;
const dateFormatAttribute = ' applyNumberFormat="1"';

/**
 * Stylesheet of the workbook. Number format 4: two decimals with thousands separators; 14: date, 22: date and time,
 * both in the reader's locale.
 */
export const stylesXml = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
  `<styleSheet xmlns="${spreadsheetNamespace}">`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE6F2F1"/></patternFill></fill></fills>',
  '<borders count="1"><border/></borders>',
  '<cellStyleXfs count="1"><xf/></cellStyleXfs>',
  `<cellXfs count="5">${createFormat(0, 0)}${createFormat(0, 1, ' applyFont="1" applyFill="1"')}${createFormat(4, 0, dateFormatAttribute)}${createFormat(14, 0, dateFormatAttribute)}${createFormat(22, 0, dateFormatAttribute)}</cellXfs>`,
  '</styleSheet>',
].join('');
