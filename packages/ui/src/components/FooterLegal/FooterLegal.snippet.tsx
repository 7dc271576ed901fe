import { FooterLegal } from '@fortuna/ui/components/FooterLegal/FooterLegal.tsx';

export function Example() {
  return (
    <FooterLegal
      adultsLabel="Proibido para menores de 18 anos"
      adultsText="Para adultos maiores de 18 anos, apenas para entretenimento."
      warning="Jogue com responsabilidade"
      logo={<strong>maré</strong>}
      linksLabel="Regras e ajuda"
      newTabLabel="abre em nova aba"
      groups={[
        { label: 'Ajuda', links: [{ href: '/faq', label: 'Perguntas frequentes' }] },
        { label: 'Regras', links: [{ href: '/responsible-gaming', label: 'Jogo responsável' }] },
      ]}
      support={{ href: '/information-center/support', label: 'Suporte 24 horas por dia' }}
      payment={{ label: 'Pagamento', text: 'PIX, para depósitos e saques' }}
      facts={['Maré é uma marca de demonstração: não tem licença para oferecer apostas.']}
      demoNotice="Saldos, pagamentos e prêmios são fictícios."
    />
  );
}
