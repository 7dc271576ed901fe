import type { MessageLanguage } from '../messages/translate.ts';

type Texts = Readonly<Record<MessageLanguage, string>>;

const always: Texts = { pt: '24 horas, todos os dias', en: '24 hours, every day', cn: '全天 24 小时' };
const officeHours: Texts = {
  pt: 'Seg. a sáb., das 8h às 22h',
  en: 'Mon. to Sat., 8 am to 10 pm',
  cn: '周一至周六 8:00–22:00',
};

/** Ways to reach a brand's customer service. All of them lead to example.com, where nobody answers. */
export const supportChannelsOf = (brand: string) =>
  [
    {
      id: 1,
      type: 'chat',
      title: { pt: 'Chat ao vivo', en: 'Live chat', cn: '在线客服' },
      value: null,
      url: 'https://suporte.example.com/chat',
      hours: always,
      wait_minutes: 2,
    },
    {
      id: 2,
      type: 'whatsapp',
      title: { pt: 'WhatsApp', en: 'WhatsApp', cn: 'WhatsApp' },
      value: '+55 11 90000-0000',
      url: 'https://whatsapp.example.com/5511900000000',
      hours: officeHours,
      wait_minutes: 10,
    },
    {
      id: 3,
      type: 'telegram',
      title: { pt: 'Telegram', en: 'Telegram', cn: 'Telegram' },
      value: `@${brand}_exemplo`,
      url: `https://telegram.example.com/${brand}_exemplo`,
      hours: always,
      wait_minutes: 5,
    },
    {
      id: 4,
      type: 'email',
      title: { pt: 'E-mail', en: 'E-mail', cn: '电子邮箱' },
      value: 'suporte@example.com',
      url: 'mailto:suporte@example.com',
      hours: always,
      wait_minutes: 240,
    },
  ] as const;
