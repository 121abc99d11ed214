/** @jest-environment node */
import { runProgram } from './runProgram';

describe('runProgram', () => {
  it('gives both outputs, the code, and what is wrong', async () => {
    const script = 'console.log("out"); console.error("err"); process.exit(3)';
    const { said, ...ended } = await runProgram(process.execPath, ['-e', script]);
    expect(ended).toEqual({ stdout: 'out\n', stderr: 'err\n', code: 3, isGood: false });
    expect(said.split('\n').sort()).toEqual(['err', 'out']);
    expect(await runProgram('no-such-program', [])).toMatchObject({ code: null, said: 'spawn no-such-program ENOENT' });
  });

  it('ends a program after its time, also where one that it has started goes on', async () => {
    const script = `require('node:child_process').spawn('sleep', ['5'], { stdio: 'inherit' })`;
    const began = performance.now();
    expect(await runProgram(process.execPath, ['-e', script], { timeoutMs: 500 })).toMatchObject({ code: null });
    expect(performance.now() - began).toBeLessThan(4000);
  });
});
