import { listPaymentChannels, listPaymentMethods } from '@fortuna/api/calls/cashier.ts';
import { getWithdrawalRules, listBankAccounts } from '@fortuna/api/calls/cashier-withdrawals.ts';
import { listDeposits } from '@fortuna/api/calls/records.ts';
import type { Api, CallOptions } from '@fortuna/api/client.ts';
import { memberRead } from '../../platform/reads.ts';

const domain = () => window.location.hostname;

export const paymentMethods = memberRead('listPaymentMethods', (api: Api, options?: CallOptions) =>
  listPaymentMethods(api, { domain: domain() }, options),
);

export const paymentChannels = memberRead('listPaymentChannels', (api: Api, options?: CallOptions) =>
  listPaymentChannels(api, { domain: domain() }, options),
);

/** What still waits for its payment, the newest first: a transfer may wait behind codes that have run out. */
export const unpaidDeposits = memberRead(
  'listDeposits',
  (api: Api, options?: CallOptions) =>
    listDeposits(api, { page: 1, pageSize: 10, status: 'pending' }, options),
  { freshFor: 0 },
);

export const withdrawalRules = memberRead('getWithdrawalRules', getWithdrawalRules, { freshFor: 0 });

export const bankAccounts = memberRead('listBankAccounts', listBankAccounts);
