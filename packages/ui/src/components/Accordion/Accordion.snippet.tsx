import { Accordion } from '@fortuna/ui/components/Accordion/Accordion.tsx';

export function Example() {
  return (
    <Accordion
      openId="time"
      items={[
        { id: 'time', title: 'Quanto tempo leva um PIX?', content: 'Quase sempre menos de um minuto.' },
        { id: 'holder', title: 'Posso retirar para outra pessoa?', content: 'Não: a conta tem de ser sua.' },
      ]}
    />
  );
}
