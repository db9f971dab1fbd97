import type { CalculatedForm } from './calculated-form.ts';
import { createCalculatedField, createField } from './create-field.ts';

const hoursOfRow = `
  var from = moment(row.from, 'HH:mm'), to = moment(row.to, 'HH:mm');
  value = row.from && row.to ? moment.duration(to.diff(from)).asHours() : 0;`;
const sumOfRows = 'var sum = 0; _.each(data.shifts, function (one) { sum = sum + one.hours; }); value = sum;';
const shift = (from: string, to: string) => ({ from, to });

/** Forms that calculate hours and days, also in rows of grids. */
export const shifts: readonly CalculatedForm[] = [
  {
    name: 'hours of shifts in text fields, and their sum',
    components: [
      createField('datagrid', 'shifts', {
        components: [
          createField('time', 'from'),
          createField('time', 'to'),
          createCalculatedField('textfield', 'hours', hoursOfRow, { disabled: true }),
        ],
      }),
      createCalculatedField('textfield', 'sum', sumOfRows),
      createCalculatedField('number', 'pay', 'value = data.sum * 21.5', { noRounding: true }),
    ],
    answers: [
      { shifts: [shift('08:00:00', '09:00:00'), shift('10:00:00', '11:00:00'), shift('', '')] },
      { shifts: [shift('08:00:00', '08:20:00'), shift('22:00:00', '06:00:00')] },
      { shifts: [{}] },
    ],
  },
  {
    name: 'days between two dates',
    components: [
      createField('textfield', 'start'),
      createField('textfield', 'end'),
      createCalculatedField('textfield', 'days', "value = moment(data.end).diff(moment(data.start), 'days') + 1"),
      createCalculatedField('number', 'weeks', 'value = Math.floor(data.days / 7)'),
      createCalculatedField(
        'textfield',
        'due',
        "value = moment(data.start, 'YYYY-MM-DD').add(84, 'days').format('YYYY-MM-DD')",
      ),
      createCalculatedField('checkbox', 'isLong', 'value = data.days > 30'),
    ],
    answers: [
      { start: '2026-02-27', end: '2026-03-01' },
      { start: '2026-01-01', end: '2026-12-31' },
    ],
  },
  {
    name: 'grids within a container and within grids',
    components: [
      createField('container', 'week', {
        components: [
          createField('datagrid', 'days', {
            components: [
              createField('datagrid', 'tasks', {
                components: [
                  createField('number', 'hours'),
                  createCalculatedField('textfield', 'double', 'value = row.hours * 2'),
                ],
              }),
              createCalculatedField('textfield', 'all', "value = _.sumBy(row.tasks, 'hours')"),
              createCalculatedField('number', 'place', 'value = rowIndex + 1'),
            ],
          }),
          createCalculatedField('number', 'longest', "value = _.max(_.map(data.week.days, 'all')) || 0"),
        ],
      }),
      createCalculatedField('textfield', 'text', "value = _.map(data.week.days, 'all').join(' + ')"),
    ],
    answers: [
      { week: { days: [{ tasks: [{ hours: 1.5 }, { hours: 2 }] }, { tasks: [{ hours: 4 }] }] } },
      { week: { days: [{ tasks: [{}] }] } },
    ],
  },
];
