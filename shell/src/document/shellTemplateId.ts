/** The `<template>` in which the shell's script waits for the first paint. */
export const shellTemplateId = 'shell';
