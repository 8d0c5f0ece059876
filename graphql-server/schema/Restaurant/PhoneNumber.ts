import type { PhoneNumber as Phone } from '../../facts/phoneNumber';
import { builder } from '../builder';

/** A telephone number for machines and for people. */
export const PhoneNumber = builder.objectRef<Phone>('PhoneNumber').implement({
  description: 'A telephone number.',
  fields: (t) => ({
    e164: t.exposeString('e164', {
      nullable: true,
      description: 'As machines dial it: "+13145550100" (ITU E.164); null where it is no number of that form.',
    }),
    display: t.exposeString('display', { description: 'As people read it, a US one as in the US: "(314) 555-0100".' }),
  }),
});
