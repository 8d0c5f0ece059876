import type { DisplayMode as Mode } from '../../domain/settings/Settings';
import type { Language as Code } from '../../languages';
import { builder } from '../builder';

/** The values are the strings that the database and REST use. */
export const DisplayMode = builder.enumType('DisplayMode', {
  description: 'The look of the app. The choice to use the look of the operating system is stored only on the device.',
  values: {
    LIGHT: { value: 'light' satisfies Mode, description: 'Light; the default.' },
    DARK: { value: 'dark' satisfies Mode, description: 'Dark.' },
  } as const,
});

/** The values are the strings that the database and REST use. */
export const Language = builder.enumType('Language', {
  description: 'A language of the app and its e-mails. New values may be added.',
  values: {
    EN: { value: 'en' satisfies Code, description: 'English.' },
    ES: { value: 'es' satisfies Code, description: 'Spanish.' },
    ZH: { value: 'zh' satisfies Code, description: 'Chinese, in simplified characters.' },
    KO: { value: 'ko' satisfies Code, description: 'Korean.' },
  } as const,
});
