import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { deployPort, serverEnv } from './environment.ts';
import type { SiteVersion } from './site-version.ts';

const repository = join(import.meta.dirname, '../../..');

/** A site in service at an address of its own, which versions of the build take turns at. */
export class DeployedSite {
  readonly origin = `http://127.0.0.1:${deployPort}`;
  private server: ChildProcess | undefined;

  /** Puts a version into service, in place of the one that is. */
  async deploy({ folder }: SiteVersion, env: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.stop();
    this.server = spawn(process.execPath, ['apps/site/build/static-server.ts'], {
      cwd: repository,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...serverEnv, SITE_PORT: String(deployPort), SITE_DIST: folder, ...env },
    });
    const isHealthy = () =>
      fetch(`${this.origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isHealthy, { timeout: 20_000, intervals: [50, 100] }).toBe(true);
  }

  /** Takes it off the net. */
  async stop(): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null) return;
    const hasEnded = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await hasEnded;
  }
}
