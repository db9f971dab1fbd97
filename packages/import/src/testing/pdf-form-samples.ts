import { PDFDocument, type PDFFont, type PDFForm, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';

/** PDF form with its expected result: a word from the label of each question, and the acceptable component types. */
export interface PdfFormSample {
  readonly name: string;
  readonly title: RegExp;
  readonly fields: readonly (readonly [label: RegExp, types: string])[];
  draw(canvas: Canvas): void;
}

/** Drawing functions whose coordinates start at the top left corner of the page. */
interface Canvas {
  readonly form: PDFForm;
  page(): void;
  write(text: string, x: number, y: number, size?: number): void;
  text(
    name: string,
    x: number,
    y: number,
    width: number,
    more?: { readonly height?: number; readonly isRequired?: boolean; readonly maxLength?: number },
  ): void;
  check(name: string, x: number, y: number): void;
  radios(name: string, places: readonly (readonly [value: string, x: number, y: number])[]): void;
  choice(name: string, options: readonly string[], x: number, y: number, width: number): void;
}

/** Creates the bytes of a PDF form. */
export async function createPdfSample(sample: Pick<PdfFormSample, 'draw'>): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  sample.draw(createCanvas(file, font));
  return file.save();
}

function createCanvas(file: PDFDocument, font: PDFFont): Canvas {
  let page: PDFPage = file.addPage([595, 842]);
  const form = file.getForm();
  const place = (x: number, y: number, width: number, height: number) => ({
    x,
    y: 842 - y - height,
    width,
    height,
    borderWidth: 1,
  });
  return {
    form,
    page() {
      page = file.addPage([595, 842]);
    },
    write: (text, x, y, size = 10) => page.drawText(text, { x, y: 842 - y, size, font }),
    text(name, x, y, width, { height = 18, isRequired = false, maxLength } = {}) {
      const field = form.createTextField(name);
      field.addToPage(page, place(x, y, width, height));
      if (height > 30) field.enableMultiline();
      if (isRequired) field.enableRequired();
      if (maxLength !== undefined) field.setMaxLength(maxLength);
    },
    check: (name, x, y) => form.createCheckBox(name).addToPage(page, place(x, y, 12, 12)),
    radios(name, places) {
      const group = form.createRadioGroup(name);
      for (const [value, x, y] of places) group.addOptionToPage(value, page, place(x, y, 12, 12));
    },
    choice(name, options, x, y, width) {
      const field = form.createDropdown(name);
      field.addOptions([...options]);
      field.addToPage(page, place(x, y, width, 18));
    },
  };
}

export const pdfFormSamples: readonly PdfFormSample[] = [
  {
    name: 'labels to the left, boxes beside each other',
    title: /membership/i,
    fields: [
      [/full name/i, 'textfield'],
      [/birth/i, 'datetime day'],
      [/email/i, 'email'],
      [/member type/i, 'radio select'],
      [/newsletter/i, 'checkbox'],
      [/signature|signed/i, 'signature textfield'],
    ],
    draw({ write, text, radios, check }) {
      write('Membership application', 50, 60, 20);
      write('Full name:', 50, 112);
      text('f1', 150, 98, 300, { isRequired: true });
      write('Date of birth:', 50, 142);
      text('f2', 150, 128, 120);
      write('Email:', 50, 172);
      text('f3', 150, 158, 300);
      write('Member type:', 50, 202);
      radios('type', [
        ['adult', 150, 191],
        ['child', 230, 191],
        ['family', 310, 191],
      ]);
      write('Adult', 166, 202);
      write('Child', 246, 202);
      write('Family', 326, 202);
      check('news', 50, 221);
      write('Send me the newsletter', 68, 231);
      write('Signature:', 50, 262);
      text('sig', 150, 248, 200);
    },
  },
  {
    name: 'labels above, two columns',
    title: /tenancy/i,
    fields: [
      [/tenant/i, 'textfield'],
      [/phone/i, 'phoneNumber'],
      [/address/i, 'address textarea textfield'],
      [/rent/i, 'currency number'],
      [/start/i, 'datetime'],
      [/comments/i, 'textarea'],
    ],
    draw({ write, text }) {
      write('Tenancy details', 50, 60, 18);
      write('Name of tenant', 50, 100);
      text('a', 50, 104, 220);
      write('Phone', 310, 100);
      text('b', 310, 104, 200);
      write('Property address', 50, 150);
      text('c', 50, 154, 460);
      write('Monthly rent', 50, 200);
      text('d', 50, 204, 220);
      write('Start date', 310, 200);
      text('e', 310, 204, 200);
      write('Comments', 50, 250);
      text('f', 50, 254, 460, { height: 90 });
    },
  },
  {
    name: 'two pages, a list to choose from, boxes below a question',
    title: /complaint/i,
    fields: [
      [/name/i, 'textfield'],
      [/order/i, 'textfield'],
      [/country/i, 'select'],
      [/wrong/i, 'selectboxes'],
      [/details/i, 'textarea'],
      [/refund/i, 'radio'],
    ],
    draw({ write, text, choice, check, page, radios }) {
      write('Complaint', 50, 60, 22);
      write('Your name', 50, 112);
      text('name', 150, 98, 300);
      write('Order number', 50, 142);
      text('order', 150, 128, 120, { maxLength: 12 });
      write('Country', 50, 172);
      choice('country', ['Germany', 'Austria', 'Switzerland'], 150, 158, 160);
      write('What was wrong?', 50, 208);
      check('w1', 60, 218);
      write('Damaged', 78, 228);
      check('w2', 60, 236);
      write('Incomplete', 78, 246);
      check('w3', 60, 254);
      write('Late', 78, 264);
      page();
      write('Details', 50, 60);
      text('details', 50, 66, 450, { height: 120 });
      write('Do you want a refund?', 50, 222);
      radios('refund', [
        ['Yes', 200, 211],
        ['No', 260, 211],
      ]);
      write('Yes', 216, 222);
      write('No', 276, 222);
    },
  },
  {
    name: 'names of fields alone',
    title: /holiday/i,
    fields: [
      [/first name/i, 'textfield'],
      [/last name/i, 'textfield'],
      [/email/i, 'email'],
      [/start date/i, 'datetime'],
      [/number of days/i, 'number'],
    ],
    draw({ write, text }) {
      write('Holiday card', 50, 60, 18);
      const names = ['page.firstName', 'page.last_name', 'page.emailAddress', 'page.startDate', 'page.number-of-days'];
      for (const [at, name] of names.entries()) text(name, 50, 100 + at * 60, 200);
    },
  },
  {
    name: 'a check of a machine, German',
    title: /Prüfprotokoll/,
    fields: [
      [/gerät/i, 'textfield'],
      [/nummer/i, 'textfield'],
      [/prüfdatum/i, 'datetime'],
      [/betriebsstunden/i, 'number'],
      [/ergebnis/i, 'radio'],
      [/mängel/i, 'textarea'],
      [/unterschrift/i, 'signature textfield'],
    ],
    draw({ write, text, radios }) {
      write('Prüfprotokoll', 50, 60, 20);
      write('Gerät:', 50, 112);
      text('geraet', 170, 98, 200);
      write('Seriennummer:', 50, 142);
      text('nr', 170, 128, 200);
      write('Prüfdatum:', 50, 172);
      text('datum', 170, 158, 200);
      write('Betriebsstunden:', 50, 202);
      text('h', 170, 188, 100);
      write('Ergebnis:', 50, 232);
      radios('ok', [
        ['io', 170, 221],
        ['nio', 270, 221],
      ]);
      write('in Ordnung', 186, 232);
      write('nicht in Ordnung', 286, 232);
      write('Mängel:', 50, 262);
      text('m', 170, 250, 300, { height: 80 });
      write('Unterschrift:', 50, 352);
      text('u', 170, 338, 200);
    },
  },
  {
    name: 'flat: lines to write on',
    title: /visitor/i,
    fields: [
      [/name/i, 'textfield'],
      [/company/i, 'textfield'],
      [/date/i, 'datetime'],
      [/time in/i, 'time'],
      [/phone/i, 'phoneNumber'],
      [/reason/i, 'textarea'],
      [/signature/i, 'signature'],
    ],
    draw({ write }) {
      write('Visitor card', 50, 60, 20);
      write('Name: ______________________', 50, 110);
      write('Company: ______________________', 310, 110);
      write('Date: ______________  Time in: ______________', 50, 140);
      write('Phone: ______________________', 50, 170);
      write('Reason for the visit: ______________________________________', 50, 200);
      write('Signature: ______________________', 50, 240);
      write('Page 1 of 1', 280, 820, 8);
    },
  },
  {
    name: 'flat: boxes in brackets',
    title: /accident/i,
    fields: [
      [/injured person/i, 'textfield'],
      [/date and time/i, 'datetime'],
      [/happened/i, 'textarea'],
      [/part of the body/i, 'selectboxes radio'],
      [/first aid/i, 'radio'],
      [/witness/i, 'textfield textarea'],
    ],
    draw({ write }) {
      write('Accident report', 50, 60, 20);
      write('Name of injured person: ________________________', 50, 110);
      write('Date and time: ________________________', 50, 140);
      write('What happened?', 50, 170);
      write('________________________________________________', 50, 190);
      write('Which part of the body?  [ ] Head  [ ] Hand  [ ] Leg  [ ] Back', 50, 220);
      write('Was first aid given?  [ ] Yes  [ ] No', 50, 250);
      write('Witness: ________________________', 50, 280);
    },
  },
  {
    name: 'flat: a table of checks, in sections',
    title: /forklift/i,
    fields: [
      [/driver/i, 'textfield'],
      [/date/i, 'datetime'],
      [/item|checks/i, 'survey'],
      [/remarks/i, 'textarea'],
      [/signature/i, 'signature'],
    ],
    draw({ write }) {
      write('Forklift daily check', 50, 60, 20);
      write('Driver: __________________', 50, 110);
      write('Date: __________________', 310, 110);
      write('Checks', 50, 150, 14);
      for (const [at, head] of ['Item', 'OK', 'Fault'].entries()) write(head, [50, 320, 400][at]!, 180);
      const items = ['Horn', 'Brakes', 'Forks and chains', 'Tyres', 'Seat belt'];
      for (const [at, item] of items.entries()) write(item, 50, 205 + at * 20);
      write('Remarks: _____________________________', 50, 330);
      write('Signature: _____________________________', 50, 360);
    },
  },
  {
    name: 'flat: numbered questions with choices below',
    title: /satisfaction/i,
    fields: [
      [/how did you/i, 'radio select selectboxes'],
      [/recommend/i, 'radio'],
      [/improve/i, 'textarea textfield'],
      [/email/i, 'email'],
    ],
    draw({ write }) {
      write('Satisfaction survey', 50, 60, 20);
      write('1. How did you hear about us?', 50, 110);
      for (const [at, one] of ['Friend', 'Internet', 'Newspaper', 'Other'].entries())
        write(`( ) ${one}`, 70, 130 + at * 18);
      write('2. Would you recommend us?', 50, 220);
      write('( ) Yes   ( ) No', 70, 238);
      write('3. What should we improve?', 50, 270);
      write('____________________________________________', 70, 290);
      write('4. Email: ______________________', 50, 320);
    },
  },
  {
    name: 'flat: German, with a table to fill in',
    title: /Materialanforderung/,
    fields: [
      [/projekt/i, 'textfield'],
      [/anforderer/i, 'textfield user'],
      [/lieferadresse/i, 'address textarea textfield'],
      [/datum/i, 'datetime'],
      [/tabelle|table/i, 'datagrid'],
      [/unterschrift/i, 'signature'],
    ],
    draw({ write }) {
      write('Materialanforderung', 50, 60, 20);
      write('Projekt: ____________________', 50, 110);
      write('Anforderer: ____________________', 310, 110);
      write('Lieferadresse: ____________________', 50, 140);
      write('Datum: ____________________', 310, 140);
      for (const [at, head] of ['Pos.', 'Artikel', 'Menge', 'Einheit'].entries())
        write(head, [50, 120, 320, 420][at]!, 180);
      for (const [at, row] of ['1', '2', '3'].entries()) write(row, 50, 200 + at * 20);
      write('Unterschrift: ____________________', 50, 300);
    },
  },
];
