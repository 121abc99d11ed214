import { exampleHours } from '../../fixtures/exampleHours';
import { hoursInSpanish } from './hoursInSpanish';

describe('hoursInSpanish', () => {
  it('writes the week in Spanish', () => {
    expect(hoursInSpanish(exampleHours)).toBe(
      'lunes a jueves, 8:00 a. m.–5:00 p. m.; viernes, 8:00 a. m.–12:00 p. m.; sábado y domingo, cerrado',
    );
  });

  it('translates breaks, appointments and weeks of the month', () => {
    const hours = {
      ...exampleHours,
      Monday: { byAppointment: true },
      Tuesday: { opens: '8:00 AM', closes: '5:00 PM', byAppointment: true },
      Saturday: { opens: '9:00 AM', closes: '11:00 AM', weeks: ['first' as const, 'last' as const] },
    };
    expect(hoursInSpanish(hours)).toBe(
      'lunes, con cita; martes, 8:00 a. m.–5:00 p. m., con cita; miércoles y jueves, 8:00 a. m.–5:00 p. m.; ' +
        'viernes, 8:00 a. m.–12:00 p. m.; sábado, 9:00 a. m.–11:00 a. m. (primera y última semana del mes); domingo, cerrado',
    );
  });
});
