import type { PhoneNumber as Phone } from '../../facts/phoneNumber';
import { builder } from '../builder';

/** A telephone number in two forms: a form for machines and a form for people. */
export const PhoneNumber = builder.objectRef<Phone>('PhoneNumber').implement({
  description: 'A telephone number.',
  fields: (t) => ({
    e164: t.exposeString('e164', {
      nullable: true,
      description: 'The number for machines: "+13145550100" (ITU E.164); null when the number is not valid.',
    }),
    display: t.exposeString('display', {
      description: 'The number for people. A US number has the usual US form: "(314) 555-0100".',
    }),
  }),
});
