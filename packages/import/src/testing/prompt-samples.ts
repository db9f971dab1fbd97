import { germanPrompts, type PromptSample } from './german-prompts.ts';

export const promptSamples: readonly PromptSample[] = [
  {
    prompt:
      "A daily excavator check with photos of any damage, a pass or fail for each item and the operator's signature",
    title: /excavator check/i,
    fields: [
      [/photo/i, 'file'],
      [/item/i, 'datagrid editgrid survey'],
      [/signature/i, 'signature'],
    ],
  },
  {
    prompt:
      'A leave request with employee name, first and last day of leave, type of leave (annual, sick or unpaid) and the reason.',
    title: /leave request/i,
    fields: [
      [/employee/i, 'textfield user'],
      [/first day/i, 'datetime'],
      [/last day/i, 'datetime'],
      [/type/i, 'radio select'],
      [/reason/i, 'textarea'],
    ],
  },
  {
    prompt:
      'Customer feedback form: name, email address, how satisfied they were from 1 to 5, and what we could do better.',
    title: /customer feedback/i,
    fields: [
      [/name/i, 'textfield'],
      [/email/i, 'email'],
      [/satisf/i, 'radio survey select'],
      [/better/i, 'textarea'],
    ],
  },
  {
    prompt:
      'Visitor sign-in sheet that asks for full name, company, phone number, who they are visiting, time of arrival and a signature.',
    title: /visitor sign-in/i,
    fields: [
      [/full name/i, 'textfield'],
      [/company/i, 'textfield'],
      [/phone/i, 'phoneNumber'],
      [/visiting/i, 'textfield user'],
      [/arrival/i, 'time datetime'],
      [/signature/i, 'signature'],
    ],
  },
  {
    prompt:
      'I need an expense claim. It should ask for the date, a description, the amount in euros, a category (travel, meals, hotel, other) and a photo of the receipt.',
    title: /expense claim/i,
    fields: [
      [/date/i, 'datetime'],
      [/description/i, 'textarea textfield'],
      [/amount/i, 'currency number'],
      [/category/i, 'radio select'],
      [/receipt/i, 'file'],
    ],
  },
  {
    prompt:
      'Incident report with date and time of the incident, location, what happened, whether anyone was injured, names of witnesses and photos.',
    title: /incident report/i,
    fields: [
      [/date/i, 'datetime'],
      [/location/i, 'textfield location address'],
      [/happened/i, 'textarea'],
      [/injured/i, 'radio checkbox'],
      [/witness/i, 'textarea textfield datagrid tags'],
      [/photo/i, 'file'],
    ],
  },
  {
    prompt:
      'Job application with first and last name, email, phone, website, CV upload, years of experience, earliest start date and consent to the privacy policy',
    title: /job application/i,
    fields: [
      [/first name/i, 'textfield'],
      [/last name/i, 'textfield'],
      [/email/i, 'email'],
      [/phone/i, 'phoneNumber'],
      [/website/i, 'url'],
      [/cv/i, 'file'],
      [/experience/i, 'number'],
      [/start date/i, 'datetime'],
      [/consent|privacy/i, 'checkbox'],
    ],
  },
  {
    prompt:
      'We need a form for new starters. Please collect their full name, date of birth, home address, bank account number and next of kin. Ask whether they have a driving licence. At the end they should sign.',
    title: /new starters/i,
    fields: [
      [/full name/i, 'textfield'],
      [/birth/i, 'datetime day'],
      [/address/i, 'address textarea'],
      [/account/i, 'textfield'],
      [/kin/i, 'textfield'],
      [/licen/i, 'radio checkbox'],
      [/sign/i, 'signature'],
    ],
  },
  {
    prompt:
      "Equipment loan: serial number, item, borrower's name, due date, condition on return (good, damaged, lost), comments",
    title: /equipment loan/i,
    fields: [
      [/serial/i, 'textfield barcode'],
      [/item/i, 'textfield'],
      [/borrower/i, 'textfield user'],
      [/due/i, 'datetime'],
      [/condition/i, 'radio select'],
      [/comment/i, 'textarea'],
    ],
  },
  {
    prompt:
      'A purchase request with a table of items with description, quantity and unit price, a delivery address, and the signature of a manager',
    title: /purchase request/i,
    fields: [
      [/items/i, 'datagrid editgrid'],
      [/address/i, 'address textarea'],
      [/signature/i, 'signature'],
    ],
  },
  {
    prompt:
      'Vehicle inspection with registration number, mileage, fuel level in percent, pass or fail for brakes, tyres, lights and horn, and notes',
    title: /vehicle inspection/i,
    fields: [
      [/registration/i, 'textfield'],
      [/mileage/i, 'number'],
      [/fuel/i, 'number'],
      [/checks|brakes/i, 'survey radio'],
      [/notes/i, 'textarea'],
    ],
  },
  {
    prompt:
      'Meeting room booking\n- Your name\n- Email\n- Room (Blue, Green, Large hall)\n- Date\n- Start time\n- End time\n- Number of people\n- Catering needed? yes/no',
    title: /room booking/i,
    fields: [
      [/name/i, 'textfield'],
      [/email/i, 'email'],
      [/room/i, 'radio select'],
      [/date/i, 'datetime'],
      [/start/i, 'time datetime'],
      [/end/i, 'time datetime'],
      [/people/i, 'number'],
      [/catering/i, 'radio checkbox'],
    ],
  },
  {
    prompt:
      'IT support request\n1. Name\n2. Department\n3. What type of problem is it?\n   - Hardware\n   - Software\n   - Network\n   - Other\n4. Priority (low, medium, high)\n5. Describe the problem\n6. Attach a screenshot',
    title: /support request/i,
    fields: [
      [/name/i, 'textfield'],
      [/department/i, 'textfield select'],
      [/type/i, 'radio select'],
      [/priority/i, 'radio select'],
      [/describe/i, 'textarea'],
      [/screenshot/i, 'file'],
    ],
  },
  {
    prompt:
      'Please make a short survey for people who attended our training: how useful was it from 1 to 10, would they recommend it (yes/no), what did they like most, and any suggestions.',
    title: /survey|training/i,
    fields: [
      [/useful/i, 'radio select survey'],
      [/recommend/i, 'radio checkbox'],
      [/like most/i, 'textarea textfield'],
      [/suggestion/i, 'textarea'],
    ],
  },
  {
    prompt:
      'Temperature log for the cold store with date, time, temperature in °C, whether the door was closed, action taken and initials.',
    title: /temperature log/i,
    fields: [
      [/^date/i, 'datetime'],
      [/^time/i, 'time'],
      [/temperature/i, 'number'],
      [/door/i, 'radio checkbox'],
      [/action/i, 'textarea textfield'],
      [/initials/i, 'textfield signature'],
    ],
  },
  {
    prompt:
      'A risk assessment for events. It should have the name of the event, the date, the organiser, the expected number of guests, a list of hazards with hazard, likelihood (low, medium, high), severity and measures, and a sign-off by the organiser.',
    title: /risk assessment/i,
    fields: [
      [/name/i, 'textfield'],
      [/date/i, 'datetime'],
      [/organiser/i, 'textfield user'],
      [/guests/i, 'number'],
      [/hazards/i, 'datagrid editgrid'],
      [/sign/i, 'signature'],
    ],
  },
  {
    prompt: 'Contact form with name, email address, phone (optional), subject and message. All fields are required.',
    title: /contact/i,
    fields: [
      [/name/i, 'textfield'],
      [/email/i, 'email'],
      [/phone/i, 'phoneNumber'],
      [/subject/i, 'textfield'],
      [/message/i, 'textarea'],
    ],
  },
  {
    prompt:
      'Weekly timesheet with employee, week starting date, a table of days with day, hours worked and project, total hours and supervisor signature',
    title: /timesheet/i,
    fields: [
      [/employee/i, 'textfield user'],
      [/week/i, 'datetime'],
      [/days/i, 'datagrid editgrid'],
      [/total/i, 'number'],
      [/signature/i, 'signature'],
    ],
  },
  {
    prompt:
      'Create a maintenance work order with asset number, location, problem description, urgency (low/normal/urgent), requested by, target date, parts used and cost of parts.',
    title: /work order/i,
    fields: [
      [/asset/i, 'textfield barcode'],
      [/location/i, 'textfield location'],
      [/description/i, 'textarea'],
      [/urgency/i, 'radio select'],
      [/requested by/i, 'textfield user'],
      [/target/i, 'datetime'],
      [/parts used/i, 'textarea textfield datagrid tags'],
      [/cost/i, 'currency number'],
    ],
  },
  {
    prompt:
      'Allergy and dietary requirements form: guest name, which of these apply (vegetarian, vegan, gluten free, nut allergy), other requirements, emergency phone',
    title: /dietary/i,
    fields: [
      [/name/i, 'textfield'],
      [/apply/i, 'selectboxes'],
      [/other/i, 'textarea textfield'],
      [/phone/i, 'phoneNumber'],
    ],
  },
  {
    prompt:
      '# Site diary\n## Weather\n- Conditions (sunny, cloudy, rain, snow)\n- Temperature\n## Work\n- Work done today\n- Number of workers\n- Photos\n## Sign\n- Foreman signature',
    title: /site diary/i,
    fields: [
      [/conditions/i, 'radio select'],
      [/temperature/i, 'number'],
      [/work done/i, 'textarea textfield'],
      [/workers/i, 'number'],
      [/photos/i, 'file'],
      [/signature/i, 'signature'],
    ],
  },
  {
    prompt:
      'Return of goods with order number, customer email, reason for return (wrong size, damaged, not as described, other), refund or exchange, and a photo of the item',
    title: /return of goods/i,
    fields: [
      [/order/i, 'textfield'],
      [/email/i, 'email'],
      [/reason/i, 'radio select'],
      [/refund/i, 'radio select'],
      [/photo/i, 'file'],
    ],
  },
  {
    prompt:
      'We want to register volunteers. Ask for name, date of birth, email, mobile number, days available (tick boxes: Monday, Wednesday, Saturday), T-shirt size (S, M, L, XL) and emergency contact.',
    title: /volunteers/i,
    fields: [
      [/^name/i, 'textfield'],
      [/birth/i, 'datetime day'],
      [/email/i, 'email'],
      [/mobile/i, 'phoneNumber'],
      [/days/i, 'selectboxes'],
      [/size/i, 'radio select'],
      [/emergency/i, 'textfield phoneNumber'],
    ],
  },
  {
    prompt:
      'Property viewing feedback. Property address, viewing date, your name, overall rating out of 5, did you like the location yes or no, what put you off, would you make an offer, your budget.',
    title: /viewing feedback/i,
    fields: [
      [/address/i, 'address textfield'],
      [/date/i, 'datetime'],
      [/name/i, 'textfield'],
      [/rating/i, 'radio select'],
      [/location/i, 'radio checkbox'],
      [/put you off/i, 'textarea textfield'],
      [/offer/i, 'radio checkbox'],
      [/budget/i, 'currency number'],
    ],
  },
  {
    prompt:
      'Parking permit application asking for name, flat number, vehicle make and model, licence plate, permit start date, and upload of the vehicle registration document.',
    title: /parking permit/i,
    fields: [
      [/^name/i, 'textfield'],
      [/flat/i, 'textfield number'],
      [/make/i, 'textfield'],
      [/plate/i, 'textfield'],
      [/start/i, 'datetime'],
      [/document/i, 'file'],
    ],
  },
  {
    prompt:
      'A handover checklist for nurses: patient ID, ward, time of handover, pain score from 0 to 10, medication given (yes/no), observations, handed over by and received by (signatures).',
    title: /handover checklist/i,
    fields: [
      [/patient/i, 'textfield'],
      [/ward/i, 'textfield select'],
      [/time/i, 'time datetime'],
      [/pain/i, 'radio select number'],
      [/medication/i, 'radio checkbox'],
      [/observation/i, 'textarea'],
      [/received/i, 'signature textfield'],
    ],
  },
  ...germanPrompts,
];
