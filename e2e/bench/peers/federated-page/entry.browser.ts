// The shared modules must load first.
void import('./remotePages');
