// What is shared has to be there first.
void import('./remotePages');
