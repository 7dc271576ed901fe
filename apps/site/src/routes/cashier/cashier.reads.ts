import { listPaymentChannels, listPaymentMethods } from '@fortuna/api/calls/cashier.ts';
import { getWithdrawalRules, listBankAccounts } from '@fortuna/api/calls/cashier-withdrawals.ts';
import type { Api, CallOptions } from '@fortuna/api/client.ts';
import { memberRead } from '../../platform/reads.ts';

const domain = () => window.location.hostname;

export const paymentMethods = memberRead('listPaymentMethods', (api: Api, options?: CallOptions) =>
  listPaymentMethods(api, { domain: domain() }, options),
);

export const paymentChannels = memberRead('listPaymentChannels', (api: Api, options?: CallOptions) =>
  listPaymentChannels(api, { domain: domain() }, options),
);

export const withdrawalRules = memberRead('getWithdrawalRules', getWithdrawalRules, { freshFor: 0 });

export const bankAccounts = memberRead('listBankAccounts', listBankAccounts);
