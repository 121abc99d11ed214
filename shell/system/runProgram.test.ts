/** @jest-environment node */
import os from 'node:os';
import { runProgram } from './runProgram';

describe('runProgram', () => {
  it('returns both outputs, the code, and what is wrong', async () => {
    const script = 'console.log("out"); console.error("err"); process.exit(3)';
    const { said, ...ended } = await runProgram(process.execPath, ['-e', script]);
    expect(ended).toEqual({ stdout: 'out\n', stderr: 'err\n', code: 3, isGood: false });
    expect(said.split('\n').sort()).toEqual(['err', 'out']);
    expect(await runProgram('no-such-program', [])).toMatchObject({ code: null, said: 'spawn no-such-program ENOENT' });
    for (const refused of ['a\0b', 'a'.repeat(3_000_000)])
      expect(await runProgram(process.execPath, [refused])).toMatchObject({ code: null, said: expect.any(String) });
  });

  it('ends a program that is silent for too long, even in an endless loop', async () => {
    const script = `process.on('SIGTERM', () => {}); console.log('begun'); for (;;);`;
    const ended = await runProgram(process.execPath, ['-e', script], { silenceMs: 3000 });
    expect(ended).toMatchObject({ code: null, said: 'begun' });
  });

  it('runs a program whose priority cannot be changed', async () => {
    const refused = jest.spyOn(os, 'setPriority').mockImplementation(() => {
      throw new Error('A system error occurred: uv_os_setpriority returned EACCES');
    });
    const ended = await runProgram(process.execPath, ['-e', 'console.log("out")'], { isPatient: true });
    expect(refused).toHaveBeenCalledTimes(1);
    refused.mockRestore();
    expect(ended).toMatchObject({ isGood: true, said: 'out' });
  });

  it('ends a program when the command that waits for it ends', async () => {
    const command = new AbortController();
    const running = runProgram(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { signal: command.signal });
    command.abort();
    expect(await running).toMatchObject({ isGood: false, code: null });
    const late = runProgram(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { signal: command.signal });
    expect(await late).toMatchObject({ isGood: false });
  });

  it('ends a program that is silent for too long, even if a program that it started goes on', async () => {
    const script = `require('node:child_process').spawn('sleep', ['5'], { stdio: 'inherit' })`;
    const began = performance.now();
    expect(await runProgram(process.execPath, ['-e', script], { silenceMs: 500 })).toMatchObject({ code: null });
    expect(performance.now() - began).toBeLessThan(4000);
  });
});
