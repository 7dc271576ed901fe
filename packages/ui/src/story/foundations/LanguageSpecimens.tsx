import { bcp47, type SiteLanguage, siteLanguages } from '@fortuna/domain/language.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${vars.space.s6};
`;

const Specimen = styled.article`
  display: grid;
  gap: ${vars.space.s2};
  align-content: start;
  padding: ${vars.space.s5};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.raised};

  > code {
    color: ${vars.color.textMuted};
    font-family: ${vars.font.mono};
    font-size: ${vars.text.xs};
  }
  > h2 {
    font-size: ${vars.text.xl};
  }
  > strong {
    font-weight: ${vars.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

interface Sample {
  readonly title: string;
  readonly text: string;
}

/** With the marks of each language: stacked in Vietnamese, dotted and dotless in Turkish, above and below in Thai. */
const samples: Readonly<Record<SiteLanguage, Sample>> = {
  pt: { title: 'Saque a caminho', text: 'A análise leva poucos minutos; você não precisa ficar na página.' },
  en: {
    title: 'Withdrawal on its way',
    text: 'A review takes a few minutes; you need not stay on this page.',
  },
  cn: { title: '提款正在处理', text: '审核只需几分钟，您无需停留在此页面。' },
  ch: { title: '提款正在處理', text: '審核只需幾分鐘，您無需停留在此頁面。' },
  vi: {
    title: 'Đang xử lý lệnh rút tiền',
    text: 'Việc xét duyệt chỉ mất vài phút; bạn không cần ở lại trang này.',
  },
  id: {
    title: 'Penarikan sedang diproses',
    text: 'Peninjauan hanya beberapa menit; Anda tidak perlu menunggu di sini.',
  },
  th: { title: 'กำลังดำเนินการถอนเงิน', text: 'การตรวจสอบใช้เวลาไม่กี่นาที คุณไม่จำเป็นต้องอยู่ในหน้านี้' },
  tr: {
    title: 'Çekim işleminiz sürüyor',
    text: 'İnceleme birkaç dakika sürer; bu sayfada kalmanız gerekmiyor, ışığı açık bırakın.',
  },
  msa: {
    title: 'Pengeluaran sedang diproses',
    text: 'Semakan hanya beberapa minit; anda tidak perlu menunggu di halaman ini.',
  },
};

/** A heading, a sentence and an amount in each language of the product, in the faces of the brand. */
export function LanguageSpecimens() {
  return (
    <List>
      {siteLanguages.map((language) => (
        <Specimen key={language} lang={bcp47(language)}>
          <code>
            {language} · {bcp47(language)}
          </code>
          <h2>{samples[language].title}</h2>
          <p>{samples[language].text}</p>
          <strong>{formatMoney(128_450, language)}</strong>
        </Specimen>
      ))}
    </List>
  );
}
