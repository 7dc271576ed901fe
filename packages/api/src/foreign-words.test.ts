import { siteLanguages } from '@fortuna/domain/language.ts';
import { problemOf } from '@fortuna/domain/problem.ts';
import { describe, expect, it } from 'vitest';
import { reads } from '../test/all-calls.ts';
import { answerExample } from '../test/contract.ts';
import { fakeServer, jsonReply } from '../test/fake-server.ts';

const words = '请输入正确的参数';

const failures = [
  [200, { status: 'error', code: 400, message: words }],
  [200, { status: 'error', code: 422, message: words, errors: { page: [words] } }],
  [400, { message: words }],
  [403, { message: words }],
  [404, { message: words }],
  [409, { message: words }],
  [413, { message: words }],
  [422, { message: words, errors: { page: [words], start_at: [words] } }],
  [429, { message: words }],
  [500, { message: words }],
] as const;

/** What is fixed to Chinese, found by what is sent: a new one is among them by itself. */
async function isFixedToChinese(call: (typeof reads)[number]['call']): Promise<boolean> {
  const server = fakeServer(jsonReply({ message: words }, 404));
  await call(server.api).catch(() => undefined);
  return server.requests.some(({ url }) => url.searchParams.get('lang') === 'zh_cn');
}

it('two calls are fixed to Chinese', async () => {
  const fixed = await Promise.all(
    reads.map(async ({ operation, call }) => ((await isFixedToChinese(call)) ? [operation] : [])),
  );
  expect(new Set(fixed.flat())).toEqual(new Set(['listBetRecords', 'listDeposits']));
});

describe.each(siteLanguages)('a player who reads %s', (language) => {
  it.each(failures)('is not shown the server’s Chinese words for %i %o', async (status, body) => {
    for (const { call } of reads) {
      if (!(await isFixedToChinese(call))) continue;
      const { api } = fakeServer(jsonReply(body, status), {
        getLanguage: () => language,
        timeouts: { readRetryDelay: 0 },
      });
      const problem = problemOf(await call(api).catch((error: unknown) => error));
      expect(JSON.stringify(problem)).not.toMatch(/\p{Script=Han}/u);
    }
  });
});

it('what other calls say of a failure is shown as it is', async () => {
  const [named] = reads.filter(({ operation }) => operation === 'listWithdrawals');
  const { api } = fakeServer(
    jsonReply({
      ...(answerExample('listWithdrawals', 'withdrawals') as object),
      message: words,
      status: 'error',
      code: 400,
    }),
  );
  expect(problemOf(await named?.call(api).catch((error: unknown) => error))).toMatchObject({
    message: words,
  });
});
